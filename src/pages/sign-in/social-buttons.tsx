import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import * as signInTexts from '#texts/sign-in.ts';
import { Button } from '#ui/button/button.tsx';

/** Two placeholder buttons that do nothing. Their description explains that to screen readers. */
export function SocialButtons() {
  const id = useId();
  return (
    <div>
      <chakra.p
        id={id}
        display="flex"
        alignItems="center"
        gap="4"
        color="ink.muted"
        textStyle="small"
        css={{ '&::before, &::after': { content: '""', flex: '1', h: '1px', bg: 'line' } }}
      >
        {signInTexts.comingSoon}
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))"
        gap="3"
        mt="3"
      >
        {['Google', 'Facebook'].map((name) => (
          <Button key={name} aria-disabled aria-describedby={id}>
            {name}
          </Button>
        ))}
      </chakra.div>
    </div>
  );
}
