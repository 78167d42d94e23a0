import type { DefaultUnit } from '../platform/appearance/appearanceStore.ts'

/** The default unit of an invented firm, without a colour of its own; any part can be replaced. */
export function unitFixture(parts: Partial<DefaultUnit> = {}): DefaultUnit {
  return {
    name: 'Kijani Logistics',
    isActive: true,
    uuid: '0193a000-0000-7000-8000-000000000001',
    id: 1,
    key: 'kijani',
    logoUrl: null,
    color: null,
    displayedId: null,
    isGeneral: true,
    ...parts,
  }
}
