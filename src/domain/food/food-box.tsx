import { Plus, ShoppingBasket } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { findFood } from '#contract/food/foods.ts';
import { NEEDS_AT_ONCE_MAX } from '#contract/list/limits.ts';
import { splitItems } from '#knowledge/shopping/split-items.ts';
import * as listTexts from '#texts/list.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { IconButton } from '#ui/button/button.tsx';
import { FieldError } from '#ui/form/field-error.tsx';
import { SearchForm } from '#ui/form/search-form.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { showNotice } from '#ui/notice/notices.ts';
import text from '../../ui/theme/text.module.css';
import styles from './food-box.module.css';
import { findSuggestions, type Suggestion } from './suggestions.ts';

interface Props {
  /** Name of the field. */
  label: string;
  /** Name of its button. */
  addLabel: string;
  /** Stays at the top of the window. */
  isSticky: boolean;
  /** Resolves with a reason if the device or the server refuses it. */
  add: (typed: string) => Promise<string | undefined>;
}

const toText = ({ amount, name }: Suggestion) => amount + name;

/** A combobox with the foods of the table (WAI-ARIA Authoring Practices, list autocomplete). Takes any other text too. */
export function FoodBox({ label, addLabel, isSticky, add }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string>();
  const options = useMemo(() => findSuggestions(typed), [typed]);
  const isShown = isOpen && options.length > 0;

  const close = () => {
    setOpen(false);
    setChosen(-1);
  };
  const take = async (what: string) => {
    const item = what.trim();
    field.current?.focus();
    if (item === '') return;
    setTyped('');
    close();
    const refused = await add(item);
    setFailure(refused);
    if (refused === undefined) setSaid(shoppingTexts.added(item));
    else setTyped((later) => later || what);
  };
  // The field would join the lines.
  const paste = (event: ClipboardEvent) => {
    const items = splitItems(event.clipboardData.getData('text/plain'));
    if (items.length < 2) return;
    event.preventDefault();
    close();
    void addItems(items, add).then(setFailure);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    setOpen(true);
    // -1 is the field itself.
    const count = options.length + 1;
    setChosen((at) => ((at + 1 + step + count) % count) - 1);
  };

  return (
    <div className={joinClasses(styles.place, isSticky && styles.sticky)}>
      <div
        className={styles.field}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) close();
        }}
      >
        <SearchForm
          onSubmit={(event) => {
            event.preventDefault();
            const option = isShown ? options[chosen] : undefined;
            void take(option ? toText(option) : typed);
          }}
        >
          <ShoppingBasket size={22} />
          <input
            ref={field}
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? `${id}list` : undefined}
            aria-activedescendant={isShown && chosen >= 0 ? `${id}${chosen}` : undefined}
            aria-invalid={failure ? true : undefined}
            aria-describedby={failure ? `${id}error` : undefined}
            placeholder={label}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setFailure(undefined);
              setOpen(true);
              setChosen(-1);
            }}
            onPaste={paste}
            onKeyDown={press}
          />
          <IconButton
            type="submit"
            className={styles.add}
            aria-label={addLabel}
            aria-disabled={typed.trim() === '' || undefined}
          >
            <Plus size={22} />
          </IconButton>
        </SearchForm>
        {isShown && (
          <Options
            id={id}
            options={options}
            chosen={chosen}
            choose={(one) => void take(toText(one))}
          />
        )}
      </div>
      {failure && <FieldError id={`${id}error`} text={failure} />}
      <output className={text.srOnly}>
        {isShown ? shoppingTexts.suggestionCount(options.length) : said}
      </output>
    </div>
  );
}

async function addItems(items: readonly string[], add: Props['add']): Promise<string | undefined> {
  if (items.length > NEEDS_AT_ONCE_MAX) return listTexts.tooManyAtOnce;
  const refused = await add(items.join('\n'));
  if (refused === undefined) {
    showNotice({ kind: 'success', text: shoppingTexts.itemsAdded(items.length) });
  }
  return refused;
}

interface OptionsProps {
  id: string;
  options: readonly Suggestion[];
  chosen: number;
  choose: (option: Suggestion) => void;
}

function Options({ id, options, chosen, choose }: OptionsProps) {
  return (
    <div
      id={`${id}list`}
      role="listbox"
      aria-label={shoppingTexts.suggestions}
      className={styles.options}
    >
      {options.map((option, at) => (
        <button
          type="button"
          key={option.foodId}
          id={`${id}${at}`}
          role="option"
          aria-selected={at === chosen}
          className={styles.option}
          // Keeps the focus in the field, so that the next item can be typed at once.
          onPointerDown={(event) => event.preventDefault()}
          tabIndex={-1}
          onClick={() => choose(option)}
        >
          <span>
            {option.amount && <strong>{option.amount}</strong>}
            {option.name}
          </span>
          <small>{toAisleName(option.foodId)}</small>
        </button>
      ))}
    </div>
  );
}

function toAisleName(foodId: string): string {
  const food = findFood(foodId);
  return food ? shoppingTexts.aisles[food.aisle] : '';
}
