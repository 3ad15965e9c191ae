import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ModerationAction } from '#contract/moderation/limits.ts';
import type { ReportedThing } from '#contract/moderation/schema.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { TimeSince } from '#domain/post/time-since.tsx';
import { toAgo } from '#domain/post/when.ts';
import * as moderationTexts from '#texts/moderation.ts';
import { Button } from '#ui/button/button.tsx';
import { Badge } from '#ui/button/chip.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { ListStates } from './list-states.tsx';
import { useReports } from './moderation-data.ts';
import { Card } from './moderation-loading.tsx';

const EMPTY = { title: moderationTexts.noReports, hint: moderationTexts.noReportsHint };

/** The reports that need a decision. */
export function ReportList() {
  const { reports, list } = useReports();
  const [asked, setAsked] = useState<{
    reportId: string;
    action: ModerationAction;
    isMember: boolean;
  }>();
  return (
    <>
      <ListStates list={list} isEmpty={reports.length === 0} empty={EMPTY}>
        {reports.map((thing) => (
          <ReportCard
            key={thing._id}
            thing={thing}
            decide={(action) =>
              setAsked({ reportId: thing._id, action, isMember: thing.kind === 'member' })
            }
          />
        ))}
      </ListStates>
      {asked && <DecideDialog {...asked} close={() => setAsked(undefined)} />}
    </>
  );
}

interface CardProps {
  thing: ReportedThing;
  decide: (action: ModerationAction) => void;
}

function ReportCard({ thing, decide }: CardProps) {
  const name = thing.author?.name ?? moderationTexts.formerMember;
  const title =
    thing.kind === 'member'
      ? moderationTexts.aboutMember(name)
      : moderationTexts.about(moderationTexts.KINDS[thing.kind], name);
  return (
    <Card aria-label={title}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" gap="2">
        <chakra.h2 dir="auto" textStyle="cardTitle">
          {title}
        </chakra.h2>
        {thing.hidden && <Badge tone="fig">{moderationTexts.isHidden}</Badge>}
      </chakra.div>
      <Written thing={thing} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {thing.reasons.map(({ reason, count }) => (
          <Badge key={reason} tone="chilli">
            {moderationTexts.reasonCount(moderationTexts.REASONS[reason], count)}
          </Badge>
        ))}
      </chakra.div>
      {thing.texts.map((text) => (
        <chakra.blockquote
          key={text}
          dir="auto"
          textStyle="small"
          m="0"
          ps="3"
          borderInlineStart="3px solid {colors.line}"
          whiteSpace="pre-line"
        >
          {text}
        </chakra.blockquote>
      ))}
      <chakra.p textStyle="small" color="ink.muted">
        <span>{`${moderationTexts.reportCount(thing.count)} · `}</span>
        <TimeSince at={thing.createdAt} toText={toAgo} />
      </chakra.p>
      <Actions thing={thing} decide={decide} />
    </Card>
  );
}

function Written({ thing }: { thing: ReportedThing }) {
  const { kind, title, content, image, target } = thing;
  const where =
    kind === 'comment'
      ? moderationTexts.onPost(title)
      : kind === 'tip'
        ? moderationTexts.atStep(target.step ?? 1, title)
        : undefined;
  const paths = { post: pagePaths.post, recipe: pagePaths.recipe, member: pagePaths.member };
  return (
    <chakra.div display="grid" gap="2" px="4" py="3" borderRadius="thumb" bg="sunk">
      {where && (
        <chakra.p dir="auto" textStyle="small" color="ink.muted">
          {where}
        </chakra.p>
      )}
      {kind === 'post' && (
        <chakra.p dir="auto" fontWeight="700">
          {title}
        </chakra.p>
      )}
      <chakra.p
        dir="auto"
        whiteSpace="pre-line"
        maxH="16rem"
        overflowY="auto"
        {...(content.length > 400 && { tabIndex: 0 })}
      >
        {content === '' ? moderationTexts.noWords : content}
      </chakra.p>
      {image && (
        <chakra.img src={image} alt="" maxH="12rem" justifySelf="start" borderRadius="thumb" />
      )}
      <TextLink to={paths[target.type](target.id)}>{moderationTexts.look}</TextLink>
    </chakra.div>
  );
}

function Actions({ thing, decide }: CardProps) {
  const isMember = thing.kind === 'member';
  const actions: ModerationAction[] = [
    'dismiss',
    'hide',
    ...(isMember ? [] : (['delete'] as const)),
    ...(thing.author ? (['suspend'] as const) : []),
  ];
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {actions.map((action) => (
        <Button
          key={action}
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => decide(action)}
        >
          {isMember && action === 'hide'
            ? moderationTexts.hideMember
            : moderationTexts.ACTIONS[action]}
        </Button>
      ))}
    </chakra.div>
  );
}
