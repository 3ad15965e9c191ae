import { chakra } from '@chakra-ui/react';
import * as uploadTexts from '#texts/upload.ts';

/** Upload progress in percent; renders nothing while no upload runs. */
export function UploadProgress({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null;
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.progress
        aria-label={uploadTexts.upload}
        value={percent}
        max={100}
        flex="1"
        h="2.5"
        accentColor="mark"
      />
      <chakra.span fontVariantNumeric="tabular-nums" fontWeight="600">
        {`${percent}%`}
      </chakra.span>
    </chakra.div>
  );
}
