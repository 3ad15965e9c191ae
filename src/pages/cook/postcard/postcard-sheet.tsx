import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { Camera, Download, ImagePlus, Share2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toCloth } from '#knowledge/cloths.ts';
import { holdPicture } from '#platform/pictures/held-picture.ts';
import { saveFile } from '#platform/save-file.ts';
import * as cookTexts from '#texts/cook.ts';
import * as cookedTexts from '#texts/cooked.ts';
import { Button, toButtonClass } from '#ui/button/button.tsx';
import { Cloth } from '#ui/cloth.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { toCookedSearch } from '../cooked-search.ts';
import type { EndProps } from '../end-props.ts';
import { canShareFile, type Made, shareFile, usePostcard } from './use-postcard.ts';

const LINE_MAX = 120;

interface Props {
  end: EndProps;
  isOpen: boolean;
  close: () => void;
}

/** Makes a postcard of a cooked dish on this device, to post, save or share. */
export function PostcardSheet({ end, isOpen, close }: Props) {
  const { recipe } = end;
  const search = toCookedSearch(end);
  const facts = cookedTexts.cookedWords(search.cooked);
  const [line, setLine] = useState('');
  const [photo, setPhoto] = useState<File>();
  const cloth = useRef<HTMLDivElement>(null);
  const { made, isFailed, isCurrent } = usePostcard({ recipe, facts, line, photo, cloth });
  const navigate = useNavigate();
  const post = (file: File) => {
    const postcard = holdPicture(file);
    void navigate({ to: pagePaths.createPost, search: { ...search, text: line.trim(), postcard } });
  };
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      close={close}
      title={cookTexts.yourPostcard}
      footer={<Ways made={isCurrent ? made : undefined} post={post} />}
    >
      <chakra.div display="grid" gap="4" textAlign="start">
        <Preview
          made={made}
          alt={cookTexts.postcardAlt([recipe.title, facts, line])}
          cloth={cloth}
          recipe={recipe}
        />
        {isFailed && <FormAlert text={cookTexts.postcardNotMade} />}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
          <PhotoButton pick={setPhoto} />
          {photo && (
            <Button variant="quiet" size="sm" onClick={() => setPhoto(undefined)}>
              {cookTexts.takePlate}
            </Button>
          )}
        </chakra.div>
        <TextField
          label={cookTexts.yourOwnLine}
          value={line}
          maxLength={LINE_MAX}
          autoComplete="off"
          onChange={(event) => setLine(event.target.value)}
        />
      </chakra.div>
    </ResponsiveDialog>
  );
}

interface PreviewProps {
  made: Made | undefined;
  alt: string;
  cloth: RefObject<HTMLDivElement | null>;
  recipe: EndProps['recipe'];
}

/** The preview, on the cloth that gives the postcard its pattern and colours. */
function Preview({ made, alt, cloth, recipe }: PreviewProps) {
  return (
    <Ground ref={cloth} cloth={toCloth(recipe.cuisine)}>
      {made ? (
        <chakra.img src={made.address} alt={alt} width={1080} height={1440} w="full" h="full" />
      ) : (
        <chakra.span role="status" textStyle="small">
          {cookTexts.makingPostcard}
        </chakra.span>
      )}
    </Ground>
  );
}

const Ground = chakra(Cloth, {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '3 / 4',
    height: 'min(52dvh, 30rem)',
    marginInline: 'auto',
    overflow: 'hidden',
    borderRadius: 'card',
    boxShadow: 's2',
  },
});

function PhotoButton({ pick }: { pick: (file: File) => void }) {
  return (
    <chakra.label
      className={toButtonClass({ variant: 'outline', size: 'sm' })}
      position="relative"
      overflow="hidden"
      css={{ '&:has(:focus-visible)': { outline: '3px solid {colors.mark}' } }}
    >
      <chakra.input
        type="file"
        accept="image/*"
        position="absolute"
        inset="0"
        opacity="0"
        cursor="pointer"
        fontSize="0"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) pick(file);
        }}
      />
      <Camera size={20} />
      {cookTexts.takePhoto}
    </chakra.label>
  );
}

interface WaysProps {
  /** Undefined while the current version is being made, so that no outdated one can be used. */
  made: Made | undefined;
  post: (file: File) => void;
}

function Ways({ made, post }: WaysProps) {
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(9.5rem, 1fr))" gap="3">
      <Button variant="flame" disabled={!made} onClick={() => made && post(made.file)}>
        <ImagePlus size={20} />
        {cookTexts.postPostcard}
      </Button>
      <Button
        variant="outline"
        disabled={!made}
        onClick={() => made && saveFile(made.file, made.file.name)}
      >
        <Download size={20} />
        {cookTexts.savePostcard}
      </Button>
      {made && canShareFile(made.file) && (
        <Button variant="outline" onClick={() => void shareFile(made.file)}>
          <Share2 size={20} />
          {cookTexts.sharePostcard}
        </Button>
      )}
    </chakra.div>
  );
}
