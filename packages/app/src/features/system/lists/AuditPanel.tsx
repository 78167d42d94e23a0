import { NameCell, type Column } from '@somo/ui/DataTable'
import { useCallback, useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useAuditWords, type AuditWords } from '../../../domain/audit/useAuditWords.ts'
import { FileButton } from '../../../domain/job/FileButton.tsx'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import { ListTable } from '../../../domain/list/view/ListTable.tsx'
import { TabViews } from '../../../domain/list/views/TabViews.tsx'
import { personFinderMessages } from '../../../domain/user/usePersonFinder.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { writeMoment } from '../../../platform/locale/dates/writeMoment.ts'
import { AuditDetail } from './AuditDetail.tsx'
import { auditMessages } from './auditMessages.ts'
import { messages } from '../messages.ts'
import type { AuditEntry, AuditUse } from './useAudit.ts'

export interface AuditPanelProps extends AuditUse {
  readonly dates: Dates
}

const none: ReadonlySet<string> = new Set()

/** What was changed, by whom, with the values before and after, and its export. */
export function AuditPanel({ list, definition, people, views, file, onExport, dates }: AuditPanelProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [expanded, setExpanded] = useState(none)
  const words = useAuditWords(dates)
  const drawDetail = useCallback((entry: AuditEntry) => <AuditDetail entry={entry} dates={dates} />, [dates])
  const columns = useMemo(() => auditColumns(intl, words, dates), [intl, words, dates])
  const ofPerson = { find: people.find, failedText: personFinderMessages.failed }
  const button = <FileButton label={formatMessage(auditMessages.export)} state={file} onMake={onExport} />
  return (
    <ListTable
      list={list}
      searchLabel={formatMessage(auditMessages.search)}
      actions={button}
      views={<TabViews use={views} builtIn={[]} />}
      offered={filterDefinitions(
        definition,
        {
          action: { label: auditMessages.action, options: (action) => words.action(action, false) },
          actor: { label: auditMessages.actor, ...ofPerson, chosen: people.actor },
          object: { label: auditMessages.onWhom, ...ofPerson, chosen: people.object },
          at: { label: auditMessages.at, pattern: dates.pattern },
        },
        formatMessage,
      )}
      label={formatMessage(auditMessages.title)}
      pagesLabel={formatMessage(auditMessages.pages)}
      columns={columns}
      detail={drawDetail}
      expandedIds={expanded}
      onExpandedChange={setExpanded}
      empty={{ title: formatMessage(auditMessages.empty), sentence: formatMessage(auditMessages.emptySentence) }}
    />
  )
}

function auditColumns(intl: IntlShape, words: AuditWords, dates: Dates): readonly Column<AuditEntry>[] {
  const { formatMessage } = intl
  const at = (entry: AuditEntry): string => writeMoment(entry.at, dates, intl)
  const actor = ({ actor: name, onBehalfOf }: AuditEntry): string => {
    const who = name ?? formatMessage(messages.from)
    return onBehalfOf === null ? who : formatMessage(auditMessages.behalf, { actor: who, other: onBehalfOf })
  }
  const object = ({ objectName, objectKind }: AuditEntry): string => objectName ?? words.object(objectKind)
  const action = ({ action: code, isOwn }: AuditEntry): string => words.action(code, isOwn)
  const changes = (entry: AuditEntry): string => formatMessage(auditMessages.fields, { count: entry.changes.length })
  return [
    {
      id: 'action',
      label: formatMessage(auditMessages.action),
      isRowHeader: true,
      cell: (entry) => <NameCell name={action(entry)} />,
      textValue: action,
    },
    {
      id: 'object',
      label: formatMessage(auditMessages.object),
      cell: object,
      textValue: object,
      width: { initial: 180 },
    },
    { id: 'actor', label: formatMessage(auditMessages.actor), cell: actor, textValue: actor, width: { initial: 150 } },
    {
      id: 'changes',
      label: formatMessage(auditMessages.changes),
      cell: changes,
      textValue: changes,
      width: { initial: 124 },
    },
    {
      id: 'at',
      label: formatMessage(auditMessages.at),
      cell: at,
      textValue: at,
      width: { initial: 150 },
      isSortable: true,
    },
  ]
}
