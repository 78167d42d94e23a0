import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** The code of the editor, with that of its form: fetched beside the design, and not at all where only the table by unit is looked at. */
export const editorPart = createModuleSlot(() => import('./DesignEditor.tsx'))
