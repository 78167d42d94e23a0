import { lazyWithTexts } from '../../platform/lazyWithTexts.ts'

/** The code of the editor, with that of its form: fetched beside the design, and not at all where only the table by unit is looked at. */
export const editorChunk = lazyWithTexts(() => import('./editor/DesignEditor.tsx'))
