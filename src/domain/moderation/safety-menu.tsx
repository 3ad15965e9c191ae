import { chakra } from '@chakra-ui/react';
import { Ban, Eye, EyeOff, Flag } from 'lucide-react';
import { useState } from 'react';
import type { ReportKind } from '#contract/moderation/report.ts';
import { useMe } from '#domain/account/me.ts';
import * as feedTexts from '#texts/feed.ts';
import * as reportTexts from '#texts/report.ts';
import { Menu } from '#ui/menu.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { hidePost } from './hide-post.ts';
import { ReportDialog } from './report-dialog.tsx';

/** Keeps the icon's size beside a long name. */
const ICON = { '& svg': { flexShrink: 0 } };

interface Props {
  kind: ReportKind;
  id: string;
  title?: string;
  person: { id: string; name: string };
  /** Opens upwards, for a menu at the bottom of a card. */
  isAbove?: boolean;
  /** Called before the member is blocked, to leave a page about them. */
  leave?: () => unknown;
}

/** Menu for another member's content: hide it, report it, or block its author. */
export function SafetyMenu({ kind, id, title, person, isAbove = false, leave }: Props) {
  const me = useMe();
  const [open, setOpen] = useState<'report' | 'block'>();
  const close = () => setOpen(undefined);
  // There is no one to block: the viewer is a visitor or the author, or the author has left.
  if (!me || me.id === person.id || person.id === '') return null;
  return (
    <>
      <Menu label={reportTexts.moreAbout(kind, person.name)} isAbove={isAbove}>
        {title !== undefined && (
          <HideItem postId={id} title={title} isHidden={me.hiddenPosts?.includes(id) === true} />
        )}
        <chakra.button
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-haspopup="dialog"
          css={ICON}
          onClick={() => setOpen('report')}
        >
          <Flag size={20} />
          {reportTexts.report}
        </chakra.button>
        <chakra.button
          type="button"
          role="menuitem"
          tabIndex={-1}
          color="chilli"
          aria-haspopup="dialog"
          css={ICON}
          onClick={() => setOpen('block')}
        >
          <Ban size={20} />
          <span>{reportTexts.block(person.name)}</span>
        </chakra.button>
      </Menu>
      {open === 'report' && <ReportDialog kind={kind} id={id} name={person.name} close={close} />}
      {open === 'block' && <BlockDialog person={person} close={close} leave={leave} />}
    </>
  );
}

function HideItem(props: { postId: string; title: string; isHidden: boolean }) {
  const { postId, title, isHidden } = props;
  return (
    <chakra.button
      type="button"
      role="menuitem"
      tabIndex={-1}
      css={ICON}
      onClick={() => void hidePost({ postId, title }, !isHidden)}
    >
      {isHidden ? <Eye size={20} /> : <EyeOff size={20} />}
      <span>{isHidden ? feedTexts.showThisPost : feedTexts.hideThisPost}</span>
    </chakra.button>
  );
}
