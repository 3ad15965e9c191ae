import { chakra } from '@chakra-ui/react';
import * as settingTexts from '#texts/settings.ts';

/** Fixed placeholder text. The actual settings are in the settings dialog. */
export function Preferences() {
  return (
    <chakra.section px="5" py="4.5" borderRadius="card" bg="paper" boxShadow="s1">
      <chakra.h2 textStyle="body" fontWeight="700" mb="1.5">
        {settingTexts.preferences}
      </chakra.h2>
      <chakra.p mb="2" textStyle="small">
        {settingTexts.preferencesHint}
      </chakra.p>
      <chakra.ul color="ink.muted" textStyle="small" display="grid" gap="1">
        <li>{settingTexts.dietaryNoneSet}</li>
        <li>{settingTexts.spiceLevelMedium}</li>
        <li>{settingTexts.unitsMetric}</li>
      </chakra.ul>
    </chakra.section>
  );
}
