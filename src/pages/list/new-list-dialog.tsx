import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { LIST_NAME_MAX } from '#contract/list/limits.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { changeList } from '#domain/list/send.ts';
import { toNewId } from '#offline/outbox/ids.ts';
import * as listTexts from '#texts/list.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { NameForm } from './name-form.tsx';

interface Props {
  isOpen: boolean;
  close: () => void;
}

export function NewListDialog({ isOpen, close }: Props) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={shoppingTexts.newList} first={field}>
      <NameForm
        field={field}
        label={shoppingTexts.nameOfList}
        hint={shoppingTexts.nameHint}
        required={listTexts.nameRequired}
        max={LIST_NAME_MAX}
        button={shoppingTexts.createList}
        save={async (name) => {
          const newId = toNewId();
          const failure = await changeList(newId, (listId) => [
            { op: 'list.create', listId, name },
          ]);
          if (failure !== undefined) return failure;
          close();
          await navigate({ to: pagePaths.list, search: { list: newId }, replace: true });
          return undefined;
        }}
      />
    </ResponsiveDialog>
  );
}
