import { Users } from 'lucide-react';
import { defineExample } from '#domain/overlay/define-example.ts';
import { defineView, TAP } from '#domain/overlay/define-view.ts';
import { isEffective } from '#domain/overlay/pending.ts';
import { toQuoted } from '#domain/overlay/quoted.ts';
import { NO_OVERLAY } from '#domain/overlay/views.ts';
import * as householdTexts from '#texts/household.ts';
import * as writeTexts from '#texts/write.ts';

const COMMON = {
  icon: Users,
  ownName: () => undefined,
  subjectId: () => undefined,
  editPath: () => undefined,
  wasOn: () => undefined,
  refreshes: ['lists', 'cookbook'],
  invitesInstall: () => false,
} as const;

export const householdCreateView = defineView<'household.create'>({
  ...COMMON,
  words: {
    ...TAP,
    title: ({ name }) => writeTexts.household(toQuoted(name)),
    fallback: householdTexts.notCreated,
  },
  ownName: ({ name }) => name,
  overlay: {
    ...NO_OVERLAY,
    household: (household, write, me) => {
      if (household || !isEffective(write)) return household;
      const { householdId, name } = write.command;
      const at = new Date(write.at).toISOString();
      const member = { userId: me.id, name: me.name, avatar: me.avatar ?? '', joinedAt: at };
      return { _id: householdId, name, ownerId: me.id, members: [member], createdAt: at };
    },
  },
});

export const householdCreateExample = defineExample<'household.create'>({
  writes: ({ nextId, text }) => [
    { command: { op: 'household.create', householdId: nextId('h'), name: text() } },
  ],
  fix: (command, { text }) => ({ ...command, name: text() }),
  isShown: () => undefined,
});

export const householdMemberRemoveView = defineView<'household-member.remove'>({
  ...COMMON,
  words: {
    ...TAP,
    title: () => writeTexts.householdRemove,
    fallback: householdTexts.notRemoved,
  },
  overlay: {
    ...NO_OVERLAY,
    household: (household, write, me) => {
      const { householdId, userId } = write.command;
      if (household?._id !== householdId || !isEffective(write)) return household;
      if (userId === me.id) return null;
      const members = household.members.filter((member) => member.userId !== userId);
      return { ...household, members };
    },
    // The lists of the last member stay.
    lists: (views, write, me) => {
      const { householdId, userId } = write.command;
      if (userId !== me.id || !isEffective(write)) return views;
      return views.filter(
        ({ list }) =>
          list.householdId !== householdId || list.people.every(({ id }) => id === me.id),
      );
    },
  },
});

export const householdMemberRemoveExample = defineExample<'household-member.remove'>({
  writes: ({ n, made }) => {
    const household = made('household.create');
    if (!household) return [];
    const { householdId } = household;
    return [{ command: { op: 'household-member.remove', householdId, userId: `u${n}` } }];
  },
  fix: (command) => command,
  isShown: () => undefined,
});
