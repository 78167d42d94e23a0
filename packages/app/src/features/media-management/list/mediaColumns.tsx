import type { ListedMediumFragment } from '@somo/graphql/media-management'
import type { MediumState } from '@somo/graphql/schema'
import { DateCell, NameCell, type Column } from '@somo/ui/DataTable'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { Stack } from '@somo/ui/Stack'
import { StatusChip, type StatusChipProps } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { languageName } from '../../../domain/language/languageName.ts'
import type { Moments } from '../../../domain/list/state/useMoments.ts'
import { mediumKindIcons } from '../../../domain/medium/mediumKindIcons.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { MediumCover } from '../../../domain/medium/MediumCover.tsx'
import { columnMessages, stateMessages } from '../messages.ts'
import * as styles from './MediaList.css.ts'

const stateKinds = {
  DRAFT: 'open',
  PUBLISHED: 'done',
  RETIRED: 'paused',
  ARCHIVED: 'locked',
} as const satisfies Record<MediumState, StatusChipProps['kind']>

/** The state of a medium, as glyph and word. */
export function MediumStatus({ state }: { readonly state: MediumState }) {
  const { formatMessage } = useIntl()
  return <StatusChip kind={stateKinds[state]}>{formatMessage(stateMessages[state])}</StatusChip>
}

type Row = ListedMediumFragment

/** The state, and below it how the file of the draft stands. */
function StateCell({ medium: { state, draftState } }: { readonly medium: Row }) {
  const { formatMessage } = useIntl()
  const file = draftState === 'PROCESSING' ? 'checking' : draftState === 'FAILED' ? 'unusable' : null
  return (
    <Stack space={2}>
      <MediumStatus state={state} />
      {file === null ? null : (
        <Text step="small" tone={file === 'unusable' ? 'warn' : 'ink2'}>
          <Inline as="span" space={6} wrap={false}>
            {file === 'unusable' ? <Icon glyph={TriangleAlert} size="chip" /> : null}
            <span>{formatMessage(columnMessages[file])}</span>
          </Inline>
        </Text>
      )}
    </Stack>
  )
}

/** The columns of the list; the same array until the language or the formats change. */
export function useMediaColumns({ when }: Moments): readonly Column<Row>[] {
  const intl = useIntl()
  return useMemo(() => [...nameColumns(intl), ...placeColumns(intl, when)], [intl, when])
}

const nameColumns = ({ formatMessage }: IntlShape): readonly Column<Row>[] => [
  {
    id: 'title',
    label: formatMessage(columnMessages.title),
    isRowHeader: true,
    isSortable: true,
    cell: (medium) => (
      <NameCell
        name={medium.title}
        lead={
          <span className={styles.cover}>
            <MediumCover medium={medium} shape="card" />
          </span>
        }
      />
    ),
    textValue: ({ title }) => title,
  },
  {
    id: 'kind',
    label: formatMessage(columnMessages.kind),
    width: { initial: 160 },
    onCard: 'line',
    cell: ({ kind }) => (
      <Inline as="span" space={8} wrap={false}>
        <Icon glyph={mediumKindIcons[kind]} />
        <span>{formatMessage(mediumKindMessages[kind])}</span>
      </Inline>
    ),
    textValue: ({ kind }) => formatMessage(mediumKindMessages[kind]),
  },
  {
    id: 'state',
    label: formatMessage(columnMessages.state),
    width: { initial: 152 },
    onCard: 'line',
    cell: (medium) => <StateCell medium={medium} />,
  },
]

function sayVersion({ version, draftVersion }: Row, { formatMessage, formatNumber }: IntlShape): string {
  if (version !== null && draftVersion !== null)
    return formatMessage(columnMessages.draftBeside, { version, draft: draftVersion })
  return formatNumber(version ?? draftVersion ?? 1)
}

function placeColumns(intl: IntlShape, when: Moments['when']): readonly Column<Row>[] {
  const { formatMessage, formatList, locale } = intl
  const languagesOf = ({ languages }: Row): string =>
    formatList(
      languages.map((language) => languageName(language, locale)),
      { type: 'unit', style: 'short' },
    )
  return [
    {
      id: 'version',
      label: formatMessage(columnMessages.version),
      width: { initial: 112 },
      onCard: 'hidden',
      cell: (medium) => sayVersion(medium, intl),
      textValue: (medium) => sayVersion(medium, intl),
    },
    {
      id: 'unit',
      label: formatMessage(columnMessages.unit),
      width: { initial: 168 },
      onCard: 'line',
      cell: ({ ownerUnit }) => ownerUnit.name,
      textValue: ({ ownerUnit }) => ownerUnit.name,
    },
    {
      id: 'language',
      label: formatMessage(columnMessages.language),
      width: { initial: 128 },
      onCard: 'hidden',
      cell: languagesOf,
      textValue: languagesOf,
    },
    {
      id: 'responsible',
      label: formatMessage(columnMessages.responsible),
      width: { initial: 168 },
      onCard: 'hidden',
      cell: ({ responsible }) => responsible?.name ?? '',
      textValue: ({ responsible }) => responsible?.name ?? '',
    },
    {
      id: 'updated',
      label: formatMessage(columnMessages.updated),
      width: { initial: 152 },
      isSortable: true,
      cell: ({ updatedAt }) => <DateCell text={when(updatedAt)} />,
      textValue: ({ updatedAt }) => when(updatedAt),
    },
  ]
}
