import { chakra } from '@chakra-ui/react';
import * as settingsTexts from '#texts/settings.ts';

/** Fixed placeholder text. The actual settings are in the settings dialog. */
export function Preferences() {
  return (
    <chakra.section px="5" py="4.5" borderRadius="card" bg="paper" boxShadow="s1">
      <chakra.h2 textStyle="body" fontWeight="700" mb="1.5">
        {settingsTexts.preferences}
      </chakra.h2>
      <chakra.p mb="2" textStyle="small">
        {settingsTexts.preferencesHint}
      </chakra.p>
      <chakra.ul color="ink.muted" textStyle="small" display="grid" gap="1">
        <li>{settingsTexts.dietaryNoneSet}</li>
        <li>{settingsTexts.spiceLevelMedium}</li>
        <li>{settingsTexts.unitsMetric}</li>
      </chakra.ul>
    </chakra.section>
  );
}
