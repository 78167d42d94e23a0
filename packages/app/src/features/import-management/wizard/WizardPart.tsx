import { useUnitFinder, useUnitKeyFinder, useUnitName } from '../../../domain/unit/useUnitFinder.ts'
import type { Dates } from '../../../platform/locale/useDates.ts'
import { newImport, openImport, type ImportAddress } from '../importAddress.ts'
import { NewImport } from './NewImport.tsx'
import { useImport } from './useImport.ts'
import { useImportBeginning } from './useImportBeginning.ts'
import { WizardView } from './WizardView.tsx'

export interface WizardPartProps {
  readonly address: ImportAddress
  /** The import of the address, or the word for a new one. */
  readonly uuid: string
  readonly dates: Dates
  readonly now: Date
  readonly isAdmin: boolean
  readonly listHref: string
  readonly newHref: string
  readonly onAddressChange: (parts: Partial<ImportAddress>) => void
}

/** A new import, or one that has begun. */
export function WizardPart(props: WizardPartProps) {
  return props.uuid === newImport ? <Beginning {...props} /> : <Begun {...props} />
}

function Beginning({ address, listHref, onAddressChange }: WizardPartProps) {
  const { begin } = useImportBeginning()
  return (
    <NewImport listHref={listHref} begin={begin} onBegun={(uuid) => onAddressChange(openImport(uuid, address.list))} />
  )
}

function Begun(props: WizardPartProps) {
  const { address, uuid, onAddressChange } = props
  const data = useImport(address, uuid)
  const unit = useUnitName(data.state.data?.import?.options?.missingUnit ?? null)
  return (
    <WizardView
      {...props}
      data={data}
      unit={unit}
      find={useUnitFinder()}
      findKey={useUnitKeyFinder()}
      onLeave={() => onAddressChange({ import: null })}
    />
  )
}
