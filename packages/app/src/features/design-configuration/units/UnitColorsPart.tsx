import { UnitColors } from './UnitColors.tsx'
import { useUnitColors } from './useUnitColors.ts'

/** The table by unit with its own call; a chunk of its own, since most visits are about the brand. */
export function UnitColorsPart() {
  return <UnitColors {...useUnitColors()} />
}
