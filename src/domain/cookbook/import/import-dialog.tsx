import { FileUp } from 'lucide-react';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import * as texts from '#texts/cookbook-import.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import styles from './import.module.css';
import { ImportReport } from './import-report.tsx';
import type { ImportSource } from './import-source.ts';
import type { RecipeDraft } from './recipe-draft.ts';
import { SendToSimmer } from './send-to-simmer.tsx';
import { toSource } from './to-source.ts';
import { useImport } from './use-import.ts';

interface Props {
  isOpen: boolean;
  close: () => void;
  /** Gets the draft of a single recipe. Many are stored here after a confirmation. */
  use: (draft: RecipeDraft) => void;
  /** Is read at once, such as the page that another app has shared. */
  first?: ImportSource | undefined;
}

type ReadFiles = (files: FileList | null) => void;

/** Imports a pasted recipe or page, an address or files. */
export function ImportDialog({ isOpen, close, ...given }: Props) {
  const readFiles = useRef<ReadFiles>(undefined);
  return (
    <div
      className={styles.frame}
      // Without this the browser opens a dropped file.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const { files } = event.dataTransfer;
        // A text that is dropped goes to its box.
        if (files.length > 0) event.preventDefault();
        readFiles.current?.(files);
      }}
    >
      <ResponsiveDialog isOpen={isOpen} close={close} title={texts.title}>
        <Importing close={close} readFiles={readFiles} {...given} />
      </ResponsiveDialog>
    </div>
  );
}

interface ImportingProps extends Omit<Props, 'isOpen'> {
  readFiles: RefObject<ReadFiles | undefined>;
}

function Importing({ close, use, first, readFiles }: ImportingProps) {
  const { state, read, save, reset } = useImport({ use, close });
  // Outside of the choice, so that a text that could not be read is still there.
  const [pasted, setPasted] = useState('');
  const readFirst = useRef(read);
  useEffect(() => {
    if (first) void readFirst.current(first);
  }, [first]);
  switch (state.step) {
    case 'choose':
      return (
        <Choice
          failure={state.failure}
          pasted={pasted}
          paste={setPasted}
          read={(source) => void read(source)}
          readFiles={readFiles}
        />
      );
    case 'report':
      return (
        <ImportReport
          result={state.result}
          use={use}
          save={() => void save(state.result.drafts)}
          back={reset}
        />
      );
    case 'saving':
      return (
        <Waiting
          done={state.saved}
          total={state.total}
          text={texts.saving(state.saved, state.total)}
          cancel={close}
        />
      );
    default: {
      const { done, total } = state.progress ?? { done: 0, total: 0 };
      const text = total > 0 ? texts.readOf(done, total) : texts.reading;
      return <Waiting done={done} total={total} text={text} cancel={reset} />;
    }
  }
}

interface ChoiceProps {
  failure: string | undefined;
  pasted: string;
  paste: (text: string) => void;
  read: (source: ImportSource) => void;
  readFiles: RefObject<ReadFiles | undefined>;
}

function Choice({ failure, pasted, paste, read, readFiles }: ChoiceProps) {
  const picker = useRef<HTMLInputElement>(null);
  const pick: ReadFiles = (files) => {
    if (files && files.length > 0) read({ kind: 'files', files: [...files] });
  };
  useImperativeHandle(readFiles, () => pick);
  const readPasted = () => {
    if (pasted.trim() !== '') read(toSource(pasted));
  };
  return (
    <div className={styles.body}>
      <FormAlert text={failure} />
      <TextArea
        label={texts.paste}
        limit={texts.pasteLimit}
        rows={5}
        value={pasted}
        onChange={({ target }) => paste(target.value)}
      />
      <Button variant="flame" onClick={readPasted}>
        {texts.read}
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={texts.chooseFiles}
        onChange={({ target }) => {
          pick(target.files);
        }}
      />
      <Button variant="outline" onClick={() => picker.current?.click()}>
        <FileUp size={20} />
        {texts.chooseFiles}
      </Button>
      <p className={styles.muted}>{texts.filesHint}</p>
      <SendToSimmer />
    </div>
  );
}

interface WaitingProps {
  done: number;
  total: number;
  text: string;
  cancel: () => void;
}

function Waiting({ done, total, text, cancel }: WaitingProps) {
  return (
    <div className={styles.body}>
      <p role="status">{text}</p>
      <progress
        className={styles.progress}
        aria-label={text}
        {...(total > 0 && { value: done, max: total })}
      />
      <Button variant="outline" onClick={cancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
