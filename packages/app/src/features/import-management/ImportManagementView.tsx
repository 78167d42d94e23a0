import type { ExportFormat, ImportKind } from '@somo/graphql/schema'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { MenuButton } from '@somo/ui/MenuButton'
import { Notice } from '@somo/ui/Notice'
import { useWantedModule } from '@somo/ui/slots/moduleSlot'
import { Stack } from '@somo/ui/Stack'
import { ListPage } from '@somo/ui/templates/ListPage'
import { ChevronDown, Download, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FileButton } from '../../domain/job/FileButton.tsx'
import { listMessages } from '../../domain/list/listMessages.ts'
import { codeAlone, LatePart } from '../../platform/errors/LatePart.tsx'
import { importKinds } from './importList.ts'
import type { ImportFiltersProps } from './ImportFilters.tsx'
import { listPart } from './importParts.ts'
import type { ImportTableProps } from './ImportTable.tsx'
import type { ImportToolsProps } from './ImportTools.tsx'
import { kindMessages } from './kindMessages.ts'
import { messages } from './messages.ts'
import type { ImportManagementData } from './useImportManagement.ts'

export interface ImportManagementViewProps
  extends
    ImportToolsProps,
    ImportFiltersProps,
    ImportTableProps,
    Pick<ImportManagementData, 'count' | 'file' | 'onExport'> {
  readonly title: string
  /** ListViews. */
  readonly views: ReactNode
  /** Whether the saved views did not come. */
  readonly areViewsMissing: boolean
  readonly onTemplate: (kind: ImportKind, format: ExportFormat) => void
  /** Why the last file was not made, as a whole sentence; null otherwise. */
  readonly fileFault: string | null
}

/** /import-management: which files were brought in, how each import stands, and the way to a new one. */
export function ImportManagementView(props: ImportManagementViewProps) {
  const { title, state, page } = props
  const { formatMessage } = useIntl()
  const isRefused = page.problem?.code === 'FORBIDDEN'
  const isNew = page.data?.items.length === 0 && state.search === '' && state.filters.length === 0
  const list = useWantedModule(listPart, true).module
  const narrowing = list !== null && {
    views: props.views,
    tools: <list.ImportTools {...props} />,
    filters: <list.ImportFilters {...props} />,
  }
  return (
    <ListPage
      title={title}
      lead={formatMessage(messages.lead)}
      {...(isRefused ? {} : { actions: <Actions {...props} isNew={isNew} /> })}
      {...(isNew || isRefused || !narrowing ? {} : narrowing)}
    >
      <Stack space={12}>
        <Notices {...props} />
        <LatePart {...codeAlone} slot={listPart} waiting={false}>
          {({ ImportTable }) => <ImportTable {...props} />}
        </LatePart>
      </Stack>
    </ListPage>
  )
}

/** What did not come, above the list; nothing where all is well. */
function Notices({ page, count, areViewsMissing, fileFault, onRetry }: ImportManagementViewProps) {
  const { formatMessage, formatList } = useIntl()
  const isPartly = page.data !== null && (areViewsMissing || count.problem !== null)
  const parts = [
    ...(areViewsMissing ? [messages.missingViews] : []),
    ...(count.problem === null ? [] : [messages.missingCount]),
  ]
  return (
    <>
      {isPartly ? (
        <Notice tone="warn" action={{ label: formatMessage(listMessages.retry), onPress: onRetry }}>
          {formatMessage(listMessages.partly, { parts: formatList(parts.map((part) => formatMessage(part))) })}
        </Notice>
      ) : null}
      {fileFault === null ? null : (
        <Notice tone="warn" isLive>
          {formatMessage(messages.noFile, { reason: fileFault })}
        </Notice>
      )}
    </>
  )
}

function Actions({
  isNew,
  newHref,
  file,
  onExport,
  onTemplate,
}: ImportManagementViewProps & { readonly isNew: boolean }) {
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
