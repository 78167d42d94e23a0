import type { ExportFormat } from '@somo/graphql/schema'
import type { MenuEntry } from '@somo/ui/MenuButton'
import type { IntlShape } from 'react-intl'
import { fileMessages } from '../../../domain/job/fileMessages.ts'
import { messages } from '../messages.ts'
import type { Abilities } from './peopleList.ts'

/** The kinds of file a list can be written into. */
export const exportEntries = (
  formatMessage: IntlShape['formatMessage'],
  abilities: Abilities | null,
  onExport: (format: ExportFormat, hasCustom: boolean) => void,
): readonly MenuEntry[] => [
  {
    id: 'CSV',
    label: formatMessage(fileMessages.CSV),
    description: formatMessage(messages.csvHint),
    onAction: () => onExport('CSV', false),
    writes: true,
  },
  { id: 'XLSX', label: formatMessage(fileMessages.XLSX), onAction: () => onExport('XLSX', false), writes: true },
  ...(abilities?.hasCustomFields === true
    ? [
        {
          id: 'CSV_CUSTOM',
          label: formatMessage(messages.csvCustom),
          onAction: () => onExport('CSV', true),
          writes: true,
        },
        {
          id: 'XLSX_CUSTOM',
          label: formatMessage(messages.xlsxCustom),
          onAction: () => onExport('XLSX', true),
          writes: true,
        },
      ]
    : []),
]
