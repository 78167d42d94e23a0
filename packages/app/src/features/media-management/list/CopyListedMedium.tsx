import { CopyDialog, type CopyDialogProps } from '../editor/copy/CopyDialog.tsx'
import { useCopyMedium } from '../editor/copy/useCopyMedium.ts'

/** The dialog for a copy of a medium of the list. */
export const CopyListedMedium = (props: Omit<CopyDialogProps, 'copy'>) => (
  <CopyDialog {...props} copy={useCopyMedium()} />
)
