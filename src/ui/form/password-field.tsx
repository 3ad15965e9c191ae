import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import * as appTexts from '#texts/app.ts';
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
          aria-label={isShown ? appTexts.hidePassword : appTexts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={22} />
        </IconButton>
      }
    />
  );
}
