import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Stack } from '@somo/ui/Stack'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ComingList } from '../../../domain/unit/ComingList.tsx'
import { PlaceDialog } from '../../../domain/unit/PlaceDialog.tsx'
import { PlaceText } from '../../../domain/unit/PlaceText.tsx'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { line, lines, words } from '../../../domain/list/view/lines.css.ts'
import { unitTabMessages } from './unitTabMessages.ts'
import { usePersonUnits, type Membership, type Person, type PersonUnitsUse } from './usePerson.ts'
import { useResultToast } from '../useResultToast.ts'

export interface UnitsPartProps {
  readonly person: Person
  readonly dates: Dates
  readonly version: number
  readonly onAdd: () => void
  readonly onChanged: () => void
}

/** The units of a person, with their calls. */
export function UnitsPart({ person, version, ...rest }: UnitsPartProps) {
  return <UnitsTab {...rest} mayChange={person.mayChange} use={usePersonUnits(person.uuid, version)} />
}

export interface UnitsTabProps extends Omit<UnitsPartProps, 'person' | 'version'> {
  readonly use: PersonUnitsUse
  /** Whether the person's own unit may be chosen; their places are the business of whoever manages the units. */
  readonly mayChange: boolean
}

/** Where a person belongs: each unit with the way to it, their role in it and until when. */
export function UnitsTab({ use, mayChange, dates, onAdd, onChanged }: UnitsTabProps) {
  const { formatMessage } = useIntl()
  const [changing, setChanging] = useState<Membership | null>(null)
  const acts = useMembershipActs(use, onChanged)
  return (
    <Stack space={16}>
      <QueryView state={use.memberships} onRetry={use.retry}>
        {(memberships) =>
          memberships.length === 0 ? (
            <Text tone="ink2">{formatMessage(unitTabMessages.none)}</Text>
          ) : (
            <ul className={lines} role="list">
              {memberships.map((membership) => (
                <li key={membership.uuid} className={line}>
                  <MembershipLine
                    membership={membership}
                    dates={dates}
                    onDefault={mayChange ? acts.makeDefault : null}
                    onRemove={acts.remove}
                    onChange={setChanging}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {use.coming.length === 0 ? null : (
        <ComingList coming={use.coming} by="unit" acts={use.ofComing} dates={dates} onChanged={onChanged} />
      )}
      <div>
        <Button writes icon={<Icon glyph={Plus} />} onPress={onAdd}>
          {formatMessage(unitTabMessages.add)}
        </Button>
      </div>
      {changing === null ? null : (
        <PlaceDialog
          title={formatMessage(unitTabMessages.changeTitle, { unit: changing.unit.name })}
          place={{ role: changing.role, until: changing.until, revision: changing.revision }}
          dates={dates}
          onClose={() => setChanging(null)}
          onSave={async (values, { revision }) => {
            const answer = await use.change({ ...changing, revision }, values)
            onChanged()
            return answer
          }}
        />
      )}
    </Stack>
  )
}

function useMembershipActs(use: PersonUnitsUse, onChanged: () => void) {
  const toast = useResultToast()
  return {
    makeDefault: (membership: Membership) =>
      void use.makeDefault(membership).then((answer) => {
        toast.of('madeDefault', membership.unit.name)(answer)
        onChanged()
      }),
    remove: (membership: Membership) =>
      void use.remove(membership).then((answer) => {
        const { undo = null } = answer
        toast.of(
          'removed',
          membership.unit.name,
          undo === null ? undefined : () => void use.takeBack(undo).then(onChanged),
        )(answer)
        onChanged()
      }),
  }
}

interface MembershipLineProps {
  readonly membership: Membership
  readonly dates: Dates
  /** Null where it is not the reader's to choose. */
  readonly onDefault: ((membership: Membership) => void) | null
  readonly onRemove: (membership: Membership) => void
  readonly onChange: (membership: Membership) => void
}

function MembershipLine({ membership, dates, onDefault, onRemove, onChange }: MembershipLineProps) {
  const { formatMessage } = useIntl()
  const { unit, path, isDefault } = membership
  const way = path.map(({ name }) => name).join(' › ')
  return (
    <>
      <div className={words}>
        <Text as="span" step="ui" isStrong>
          {unit.name}
        </Text>
        {way === '' ? null : (
          <Text as="span" step="small" tone="ink3">
            {way}
          </Text>
        )}
        <Text as="span" step="small" tone="ink2">
          <PlaceText place={membership} dates={dates} />
        </Text>
        {isDefault ? <StatusChip kind="done">{formatMessage(unitTabMessages.isDefault)}</StatusChip> : null}
      </div>
      <MenuButton
        label={formatMessage(unitTabMessages.actionsOf, { unit: unit.name })}
        isSquare
        placement="bottom end"
        sections={[
          {
            id: 'membership',
            items: [
              ...(isDefault || onDefault === null
                ? []
                : [
                    {
                      id: 'default',
                      label: formatMessage(unitTabMessages.makeDefault),
                      onAction: () => onDefault(membership),
                      writes: true,
                    },
                  ]),
              {
                id: 'change',
                label: formatMessage(unitTabMessages.change),
                onAction: () => onChange(membership),
                writes: true,
              },
              {
                id: 'remove',
                label: formatMessage(unitTabMessages.remove),
                onAction: () => onRemove(membership),
                writes: true,
              },
            ],
          },
        ]}
      >
        <Icon glyph={Ellipsis} />
      </MenuButton>
    </>
  )
}
