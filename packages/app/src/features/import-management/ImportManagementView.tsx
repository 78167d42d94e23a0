import type { ExportFormat, ImportKind } from '@somo/graphql/schema'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { MenuButton } from '@somo/ui/MenuButton'
import { ListPage } from '@somo/ui/templates/ListPage'
import { ChevronDown, Download, Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../domain/job/FileButton.tsx'
import type { ListExport } from '../../domain/job/useListExport.ts'
import { listPhase } from '../../domain/list/state/useScreenList.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { importKinds } from './list/importList.ts'
import { listChunk } from './chunks.ts'
import { kindMessages } from './kindMessages.ts'
import type { ImportListProps } from './list/ImportList.tsx'
import { messages } from './messages.ts'

export interface ImportManagementViewProps extends ImportListProps, ListExport {
  readonly title: string
  readonly onTemplate: (kind: ImportKind, format: ExportFormat) => void
}

/** /import-management: which files were brought in, how each import stands, and the way to a new one. */
export function ImportManagementView(props: ImportManagementViewProps) {
  const { formatMessage } = useIntl()
  const { isNew, isRefused } = listPhase(props.list)
  return (
    <ListPage
      title={props.title}
      lead={formatMessage(messages.lead)}
      {...(isRefused ? {} : { actions: <Actions {...props} isNew={isNew} /> })}
      body={
        <LazyPart {...codeAlone} chunk={listChunk} waiting={false}>
          {({ ImportList }) => <ImportList {...props} />}
        </LazyPart>
      }
    />
  )
}

interface ActionsProps extends Pick<ImportManagementViewProps, 'newHref' | 'file' | 'onExport' | 'onTemplate'> {
  readonly isNew: boolean
}

function Actions({ isNew, newHref, file, onExport, onTemplate }: ActionsProps) {
  const { formatMessage } = useIntl()
  const items = importKinds.flatMap((kind) =>
    (['CSV', 'XLSX'] as const).map((format) => ({
      id: `${kind}-${format}`,
      label: formatMessage(messages.template, { kind: formatMessage(kindMessages[kind]), format }),
      onAction: () => onTemplate(kind, format),
    })),
  )
  return (
    <>
      {isNew ? null : <FileButton label={formatMessage(messages.export)} state={file} onMake={onExport} />}
      <MenuButton
        label={formatMessage(messages.templatesMenu)}
        variant="outline"
        placement="bottom end"
        sections={[{ id: 'templates', items }]}
      >
        <Icon glyph={Download} />
        {formatMessage(messages.templates)}
        <Icon glyph={ChevronDown} size="chip" />
      </MenuButton>
      {isNew ? null : (
        <Link variant="solidButton" href={newHref} icon={<Icon glyph={Plus} />}>
          {formatMessage(messages.add)}
        </Link>
      )}
    </>
  )
}
