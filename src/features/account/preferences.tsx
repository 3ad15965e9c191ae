import { chakra } from '@chakra-ui/react';

/** Specification 9, "Profile preferences": fixed placeholder text. What can be set stands below, under its own name. */
export function Preferences() {
  return (
    <chakra.section px="5" py="4.5" borderRadius="card" bg="paper" boxShadow="s1">
      <chakra.h2 textStyle="body" fontWeight="700" mb="1.5">
        Preferences
      </chakra.h2>
      <chakra.ul color="ink.muted" textStyle="small" display="grid" gap="1">
        <li>Dietary: none set</li>
        <li>Spice level: medium</li>
        <li>Units: metric</li>
      </chakra.ul>
    </chakra.section>
  );
}
