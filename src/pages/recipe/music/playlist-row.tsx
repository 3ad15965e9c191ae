import { ExternalLink, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Playlist } from '#knowledge/music/playlists.ts';
import * as musicTexts from '#texts/music.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { OutsideLink } from '#ui/link/outside-link.tsx';
import text from '../../../ui/theme/text.module.css';
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
      <img src={images[0]?.url} alt="" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={joinClasses(text.small, styles.about)}>{`${genre} · ${description}`}</span>
      </span>
      {icon}
    </>
  );
  return (
    <li className={styles.row}>
      {embedUrl ? (
        <button type="button" onClick={choose} className={styles.face}>
          {face(<Play size={22} />)}
        </button>
      ) : (
        <OutsideLink href={externalUrl} className={styles.face}>
          {face(<ExternalLink size={22} />)}
          <span className={text.srOnly}>{musicTexts.andFind}</span>
        </OutsideLink>
      )}
    </li>
  );
}
