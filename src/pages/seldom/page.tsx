// Small pages that are seldom opened share a chunk.
export { default as CallbackPage } from '../callback/page.tsx';
export { CookbookPage } from '../cookbook/page.tsx';
export { EditorPage } from '../cookbook-editor/page.tsx';
export { DietPage } from '../diet/page.tsx';
export { default as NoRecipePage } from '../no-recipe/page.tsx';
export { StatusPage } from '../status/page.tsx';
export { StoragePage } from '../storage/page.tsx';
export { ProfileUploadDemo, UploadDemo } from '../upload-demos/page.tsx';
export { default as WhatCanICookPage } from '../what-can-i-cook/page.tsx';
