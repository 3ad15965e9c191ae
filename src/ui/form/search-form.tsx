import { chakra } from '@chakra-ui/react';

export const SearchForm = chakra('form', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '52px',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    borderRadius: 'card',
    border: '1.5px solid {colors.control}',
    backgroundColor: 'paper',
    '& > svg': { flexShrink: '0', color: 'ink.muted' },
    '& input': {
      flex: '1',
      minWidth: '0',
      minHeight: '50px',
      appearance: 'none',
      outline: 'none',
      '&::placeholder': { color: 'ink.muted', opacity: '1' },
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    },
    // The focus ring surrounds the whole form.
    '&:has(input:focus-visible)': {
      outline: '3px solid {colors.mark}',
      outlineOffset: '2px',
    },
  },
});
