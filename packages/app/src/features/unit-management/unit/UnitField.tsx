import { ComboBox } from '@somo/ui/ComboBox'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { changeMessages } from '../changes/changeMessages.ts'
import type { UnitChoice } from '../unitTypes.ts'
import type { UnitActions } from '../useUnitManagement.ts'

/** A unit as a field holds it. */
export type ChosenUnit = Pick<UnitChoice, 'uuid' | 'name'>

export interface UnitFieldProps {
  readonly label: string
  readonly value: ChosenUnit | null
  readonly onChange: (unit: ChosenUnit | null) => void
  readonly findUnits: UnitActions['findUnits']
  /** Units that cannot be meant, such as the one that is moved. */
  readonly without?: string
  readonly description?: string
  readonly errorMessage?: string
  readonly isRequired?: boolean
  readonly id?: string
  readonly onBlur?: () => void
}

/** Chooses a unit by searching for it on the server. */
export function UnitField({ value, onChange, findUnits, without, ...texts }: UnitFieldProps) {
  const { formatMessage } = useIntl()
  const [found, setFound] = useState<{ readonly units: readonly UnitChoice[]; readonly hasMore: boolean }>({
    units: [],
    hasMore: false,
  })
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const lastRequest = useRef(0)
  const search = async (text: string): Promise<void> => {
    const own = ++lastRequest.current
    setLoading(true)
    const answer = await findUnits(text)
    // An older answer that comes late is not what is searched for now.
    if (own !== lastRequest.current) return
    setLoading(false)
    setFailed(answer === null)
    if (answer !== null) setFound(answer)
  }
  return (
    <ComboBox
      {...texts}
      items={found.units
        .filter(({ uuid }) => uuid !== without)
        .map(({ uuid, name, key, displayedId }) => ({ id: uuid, label: name, description: displayedId ?? key }))}
      selected={value === null ? null : { id: value.uuid, label: value.name }}
      onSelectionChange={(option) => onChange(option === null ? null : { uuid: option.id, name: option.label })}
      onSearch={(text) => void search(text)}
      isLoading={isLoading}
      loadError={hasFailed ? formatMessage(changeMessages.noUnits) : undefined}
    />
  )
}
