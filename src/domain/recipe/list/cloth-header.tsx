import { Link } from '@tanstack/react-router';
import { ArrowLeft, Search } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import * as searchTexts from '#texts/search.ts';
import { Cloth, type ClothName } from '#ui/cloth.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './cloth-header.module.css';
import { ListSwitch } from './list-switch.tsx';

interface Props {
  cloth: ClothName;
  title: string;
  /** "{n} recipes", undefined while loading. */
  count: string | undefined;
}

/** Header of a cuisine's page: its cloth, title, number of recipes and a back link. */
export function ClothHeader({ cloth, title, count }: Props) {
  return (
    <Cloth cloth={cloth} fade className={styles.header}>
      <div className={styles.column}>
        <Link to={pagePaths.search} aria-label={searchTexts.search} className={styles.search}>
          <Search size={22} />
        </Link>
        <Link to={pagePaths.home} className={styles.back}>
          <ArrowLeft size={20} />
          <span className={styles.backWords}>{searchTexts.backToHome}</span>
        </Link>
        <h1 className={joinClasses(text.display, styles.title)}>{title}</h1>
        <div className={styles.foot}>
          <p className={joinClasses(text.bodyLg, styles.count)} aria-live="polite">
            {count}
          </p>
          <ListSwitch />
        </div>
      </div>
    </Cloth>
  );
}
