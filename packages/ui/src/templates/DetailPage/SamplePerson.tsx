import { BookPlus, Ellipsis, Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { NumberCell } from '../../components/DataTable/cells/cells.tsx'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import type { Column } from '../../components/DataTable/dataTableTypes.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { MenuButton } from '../../components/MenuButton/MenuButton.tsx'
import { useUiLocale } from '../../components/SomoProvider/SomoProvider.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import type { StatusKind } from '../../components/StatusChip/statusKinds.ts'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { vars } from '../../theme/contract.css.ts'
import { DetailPage } from './DetailPage.tsx'
import { personWords, type PersonWords } from './samplePersonWords.ts'

const nothing = (): void => undefined

interface Said {
  readonly said: PersonWords
}

interface Duty {
  readonly id: string
  readonly title: string
  readonly due: string
  readonly parts: string
  readonly status: StatusKind
  readonly word: string
}

const duties = [
  { id: 'safety', parts: '2', status: 'overdue' },
  { id: 'privacy', parts: '0', status: 'dueSoon' },
  { id: 'load', parts: '3', status: 'started' },
] as const

const columnsIn = ({ heads }: PersonWords): readonly Column<Duty>[] => [
  { id: 'title', label: heads.title, isRowHeader: true, cell: ({ title }) => title, textValue: ({ title }) => title },
  { id: 'due', label: heads.due, width: { initial: 120 }, cell: ({ due }) => due },
  {
    id: 'parts',
    label: heads.parts,
    align: 'number',
    width: { initial: 104 },
    cell: ({ parts }) => <NumberCell value={parts} />,
  },
  {
    id: 'status',
    label: heads.status,
    width: { initial: 132 },
    cell: ({ status, word }) => <StatusChip kind={status}>{word}</StatusChip>,
  },
]

const idOf = ({ id }: Duty): string => id

const Duties = ({ said }: Said) => (
  <DataTable
    label={said.open}
    columns={columnsIn(said)}
    rows={duties.map((duty) => ({ ...duty, ...said.duties[duty.id], word: said.statuses[duty.status] }))}
    rowId={idOf}
  />
)

const factsIn = ({ unit, role, seen, mail }: PersonWords): readonly (readonly [string, ReactNode])[] => [
  [
    unit.name,
    <Link key="unit" href="/unit-management?id=north">
      {unit.value}
    </Link>,
  ],
  [role.name, role.value],
  [seen.name, seen.value],
  [mail, 'amina.okafor@uferwerk.example'],
]

const Facts = ({ said }: Said) => (
  <>
    <Heading level={2}>{said.facts}</Heading>
    <dl style={{ display: 'grid', gap: vars.space[12] }}>
      {factsIn(said).map(([name, value]) => (
        <Stack key={name} space={2}>
          <Text as="dt" step="small" tone="ink3">
            {name}
          </Text>
          <Text as="dd" step="ui">
            {value}
          </Text>
        </Stack>
      ))}
    </dl>
  </>
)

const Actions = ({ said }: Said) => (
  <>
    <Button icon={<Icon glyph={Pencil} />}>{said.edit}</Button>
    <Button icon={<Icon glyph={BookPlus} />}>{said.assign}</Button>
    <MenuButton
      label={said.more}
      isSquare
      variant="outline"
      placement="bottom end"
      sections={[{ id: 'more', items: [{ id: 'lock', label: said.lock, onAction: nothing }] }]}
    >
      <Icon glyph={Ellipsis} />
    </MenuButton>
  </>
)

function Parts({ said }: Said) {
  const [tab, setTab] = useState('learning')
  return (
    <Tabs
      label={said.parts}
      items={[
        { id: 'learning', label: said.tabs.learning },
        { id: 'units', label: said.tabs.units, count: 2 },
        { id: 'access', label: said.tabs.access },
      ]}
      selectedKey={tab}
      onSelectionChange={setTab}
    >
      {tab === 'learning' ? (
        <Duties said={said} />
      ) : (
        <Text tone="ink2">{tab === 'units' ? said.memberOf : said.signIn}</Text>
      )}
    </Tabs>
  )
}

export interface SamplePersonProps {
  /** Facts beside the content. @default true */
  readonly hasAside?: boolean
  /** What stands in the content's place where it could not be loaded. */
  readonly instead?: ReactNode
}

/** A person as a page of its own. */
export function SamplePerson({ hasAside = true, instead }: SamplePersonProps) {
  const said = personWords[useUiLocale()]
  return (
    <DetailPage
      breadcrumbs={
        <Breadcrumbs label={said.place} items={[{ id: 'people', label: said.people, href: '/user-management' }]} />
      }
      title="Amina Okafor"
      leading={<Avatar name="Amina Okafor" size="lg" />}
      status={
        <>
          <StatusChip kind="done">{said.active}</StatusChip>
          <span>{said.number}</span>
        </>
      }
      actions={<Actions said={said} />}
      {...(hasAside ? { aside: <Facts said={said} />, asideLabel: said.factsAbout } : {})}
    >
      {instead ?? <Parts said={said} />}
    </DetailPage>
  )
}
