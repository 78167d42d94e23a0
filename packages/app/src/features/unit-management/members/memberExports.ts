import type { MenuEntry } from '@somo/ui/MenuButton'
import type { IntlShape } from 'react-intl'
import { fileMessages } from '../../../domain/job/fileMessages.ts'

/** The kinds of file a list can be written into. */
export const exportEntries = (
  formatMessage: IntlShape['formatMessage'],
  onExport: (format: 'CSV' | 'XLSX') => void,
): readonly MenuEntry[] =>
  (['CSV', 'XLSX'] as const).map((format) => ({
    id: format,
    label: formatMessage(fileMessages[format]),
    onAction: () => onExport(format),
    writes: true,
  }))
