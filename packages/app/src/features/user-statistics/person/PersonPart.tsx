import { Avatar } from '@somo/ui/Avatar'
import { Drawer } from '@somo/ui/Drawer'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { FileButton } from '../../../domain/job/FileButton.tsx'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { ActRequest } from '../../../domain/learning/acts/actTypes.ts'
import { messages } from '../messages.ts'
import { personMessages } from '../personMessages.ts'
import { PersonDetail } from './PersonDetail.tsx'
import { usePerson } from './usePerson.ts'

export interface PersonPartProps {
  /** Of the person, or of one of their items, which is then shown first. */
  readonly uuid: string
  readonly asOf: string | null
  readonly dates: Dates
  readonly now: Date
  readonly version: number
  /** The item that it is explained of why this person does not have it. */
  readonly whyNot: string | null
  readonly onAct: (request: ActRequest) => void
  /** The address with another item open. */
  readonly hrefOf: (open: string) => string
  readonly onClose: () => void
}

/** One person beside the list: the chosen item with its reasons and history, all other items, the training record. */
export function PersonPart({ uuid, asOf, version, onClose, ...detail }: PersonPartProps) {
  const { formatMessage, formatList } = useIntl()
  const { person, record } = usePerson(uuid, asOf, version)
  const { data } = person
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={data?.name ?? formatMessage(messages.person)}
      isLoading={data === null && person.isWaiting}
      {...(data === null
        ? {}
        : {
            leading: <Avatar name={data.name} size="lg" />,
            ...(data.displayedId ? { number: formatMessage(personMessages.number, { number: data.displayedId }) } : {}),
            status: (
              <Text as="span" step="small" tone="ink2">
                {formatList(
                  data.units.map(({ unit }) => unit.name),
                  { type: 'unit', style: 'short' },
                )}
              </Text>
            ),
            actions: (
              <FileButton
                label={formatMessage(personMessages.record)}
                formats="one"
                state={record.file}
                onMake={record.onExport}
              />
            ),
          })}
    >
      <QueryView state={person} onRetry={person.retry}>
        {(shown) => <PersonDetail {...detail} person={shown} open={uuid} isPast={asOf !== null} />}
      </QueryView>
    </Drawer>
  )
}
