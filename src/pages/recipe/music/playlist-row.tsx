import { chakra } from '@chakra-ui/react';
import { ExternalLink, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Playlist } from '#knowledge/music/playlists.ts';
import * as recipeMusicTexts from '#texts/recipe-music.ts';
import { OutsideLink } from '#ui/link/outside-link.tsx';
import styles from './playlist-row.module.css';

interface Props {
  playlist: Playlist;
  choose: () => void;
}

/** A playlist that can be embedded is selected; any other links to a search on the music service. */
export function PlaylistRow({ playlist, choose }: Props) {
  const { name, genre, description, images, externalUrl, embedUrl } = playlist;
  const face = (icon: ReactNode) => (
    <>
      <chakra.img src={images[0]?.url} alt="" boxSize="14" borderRadius="thumb" />
      <chakra.span minW="0" flex="1" overflowWrap="anywhere">
        <chakra.span display="block" fontWeight="700">
          {name}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="ink.muted">
          {`${genre} · ${description}`}
        </chakra.span>
      </chakra.span>
      {icon}
    </>
  );
  return (
    <chakra.li borderBottom="2px solid" borderColor="line">
      {embedUrl ? (
        <chakra.button type="button" onClick={choose} css={row}>
          {face(<Play aria-hidden size={22} />)}
        </chakra.button>
      ) : (
        <OutsideLink href={externalUrl} className={styles.outside}>
          {face(<ExternalLink aria-hidden size={22} />)}
          <chakra.span srOnly>{recipeMusicTexts.andFind}</chakra.span>
        </OutsideLink>
      )}
    </chakra.li>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  w: 'full',
  py: '3',
  pe: '2',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;
