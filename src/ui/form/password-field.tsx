import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import * as controlTexts from '#texts/controls.ts';
import { IconButton } from '../button/button.tsx';
import { TextField } from './text-field.tsx';

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          aria-label={isShown ? controlTexts.hidePassword : controlTexts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden size={22} />
        </IconButton>
      }
    />
  );
}
