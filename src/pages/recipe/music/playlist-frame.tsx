import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a loaded player before the frame counts as failed. */
const PATIENCE = 12_000;

interface Props {
  src: string;
  title: string;
  /** Called if nothing loaded: no network, or a network that blocks the music service. */
  fail: () => void;
}

/** The player of the music service. A frame reports only that it has loaded, so failures are detected by a timeout. */
export function PlaylistFrame({ src, title, fail }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  const giveUp = useEffectEvent(fail);
  useEffect(() => {
    if (isLoaded) return undefined;
    const timer = setTimeout(() => giveUp(), navigator.onLine ? PATIENCE : 0);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return (
    <chakra.iframe
      src={src}
      title={title}
      onLoad={() => setLoaded(navigator.onLine)}
      allow="autoplay; encrypted-media; fullscreen"
      sandbox="allow-scripts allow-same-origin allow-popups"
      w="full"
      h="352px"
      border="0"
      borderRadius="card"
    />
  );
}
