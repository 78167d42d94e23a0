import { Button } from '@somo/ui/Button'
import { Drawer } from '@somo/ui/Drawer'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import type { ExportFormat } from '@somo/graphql/schema'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../../domain/job/FileButton.tsx'
import { fileMessages } from '../../../domain/job/fileMessages.ts'
import { changeMessages, exportMessages } from '../changes/changeMessages.ts'
import type { Unit } from '../unitTypes.ts'
import type { ExportUse } from './useUnitExport.ts'

const formats = ['XLSX', 'CSV'] as const satisfies readonly ExportFormat[]

export interface ExportPanelProps {
  /** The unit that is open: it alone with all below it can be chosen. */
  readonly unit: Unit | null
  readonly use: ExportUse
  readonly onClose: () => void
}

/** A file of the tree. */
export function ExportPanel({ unit, use, onClose }: ExportPanelProps) {
  const { formatMessage } = useIntl()
  const [reach, setReach] = useState<'all' | 'branch'>(unit === null ? 'all' : 'branch')
  const [format, setFormat] = useState<ExportFormat>('XLSX')
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={formatMessage(exportMessages.title)}
      foot={
        <>
          <Button onPress={onClose}>{formatMessage(changeMessages.cancel)}</Button>
          <FileButton
            formats="one"
            isWide
            label={formatMessage(exportMessages.make)}
            state={use.state}
            onMake={() => use.onExport(reach === 'branch' ? (unit?.uuid ?? null) : null, format)}
          />
        </>
      }
    >
      <Stack space={20}>
        <Text tone="ink2">{formatMessage(exportMessages.lead)}</Text>
        {unit === null ? null : (
          <RadioGroup
            label={formatMessage(exportMessages.which)}
            items={[
              { id: 'branch', label: formatMessage(exportMessages.branch, { unit: unit.name }) },
              { id: 'all', label: formatMessage(exportMessages.all) },
            ]}
            selectedKey={reach}
            onSelectionChange={setReach}
          />
        )}
        <RadioGroup
          label={formatMessage(exportMessages.format)}
          items={formats.map((id) => ({ id, label: formatMessage(fileMessages[id]) }))}
          selectedKey={format}
          onSelectionChange={setFormat}
        />
      </Stack>
    </Drawer>
  )
}
