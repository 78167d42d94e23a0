import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { ListPage } from '@somo/ui/templates/ListPage'
import { MenuButton } from '@somo/ui/MenuButton'
import { ChevronDown, Download, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { listPhase } from '../../domain/list/state/useScreenList.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { exportEntries } from './list/exportEntries.ts'
import type { PeopleListProps } from './list/PeopleList.tsx'
import { messages } from './messages.ts'
import { listChunk } from './chunks.ts'

export interface UserManagementViewProps extends PeopleListProps {
  readonly title: string
  /** The person or form beside the list. */
  readonly drawer: ReactNode
  readonly onAddIntent: () => void
}

/** /user-management: who there is, how they stand, and what can be done with them. */
export function UserManagementView(props: UserManagementViewProps) {
  const { formatMessage } = useIntl()
  return (
    <ListPage
      title={props.title}
      lead={formatMessage(messages.lead)}
      actions={<Actions {...props} />}
      body={
        <LazyPart {...codeAlone} chunk={listChunk} waiting={false}>
          {({ PeopleList }) => <PeopleList {...props} />}
        </LazyPart>
      }
      {...(props.drawer === null ? {} : { drawer: props.drawer })}
    />
  )
}

function Actions({ list, permissionsAndCounts, onAdd, onAddIntent, onExport }: UserManagementViewProps) {
  const { formatMessage } = useIntl()
  const { isNew, isRefused } = listPhase(list)
  const abilities = permissionsAndCounts.data?.abilities ?? null
  return (
    <>
      {isNew || isRefused ? null : (
        <MenuButton
          label={formatMessage(messages.exportList)}
          variant="outline"
          placement="bottom end"
          sections={[
            {
              id: 'formats',
              items: exportEntries(formatMessage, abilities, (format, hasCustom) => onExport(format, null, hasCustom)),
            },
          ]}
        >
          <Icon glyph={Download} />
          {formatMessage(messages.export)}
          <Icon glyph={ChevronDown} size="chip" />
        </MenuButton>
      )}
      {abilities?.canCreate === false || abilities?.managesUnits === false || isRefused ? null : (
        <Button writes variant="solid" icon={<Icon glyph={Plus} />} onPress={onAdd} onIntent={onAddIntent}>
          {formatMessage(messages.add)}
        </Button>
      )}
    </>
  )
}
