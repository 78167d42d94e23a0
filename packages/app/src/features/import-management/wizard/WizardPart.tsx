import { useUnitFinder, useUnitKeyFinder, useUnitName } from '../../../domain/unit/useUnitFinder.ts'
import { newImport, openImport } from '../importAddress.ts'
import { NewImport } from './NewImport.tsx'
import { useImport } from './useImport.ts'
import { useImportBeginning } from './useImportBeginning.ts'
import { WizardView } from './WizardView.tsx'
import type { WizardPartProps } from './wizardTypes.ts'

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
