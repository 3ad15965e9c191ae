import { Heart } from 'lucide-react';
import { joinClasses } from '#ui/join-classes.ts';
import motion from '../../../ui/theme/motion.module.css';
import styles from './heart-sign.module.css';

export function HeartSign({ isOn }: { isOn: boolean }) {
  return (
    <span key={isOn ? 'on' : 'off'} className={joinClasses(styles.heart, isOn && motion.pop)}>
      <Heart size={22} fill={isOn ? 'currentColor' : 'none'} />
    </span>
  );
}
