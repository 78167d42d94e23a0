import type { Upload } from '../../platform/api/uploads/useUpload.ts'
import { known } from '../../testing/answers.ts'
import type { ChangeAnswer, DesignActions, DesignState } from './useDesignConfiguration.ts'
import type { UnitColor, UnitColorPage, UnitColorsData } from './units/useUnitColors.ts'

/** The design the product comes with. */
const own = { productName: 'Somo', primaryColor: '#5761ee', logoUrl: null }

/** A logo of an invented firm. */
const logoUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 26"><rect width="52" height="26" rx="4" fill="#1d597c"/><path d="M8 18c6-12 12 4 18-6s10-2 18-4" fill="none" stroke="#fffefc" stroke-width="3"/></svg>',
)}`

/** Nothing was ever chosen; any part can be replaced. */
export const newDesign = (parts: Partial<DesignState> = {}): DesignState => ({
  published: own,
  publishedAt: null,
  draft: own,
  hasDraft: false,
  draftSavedAt: null,
  draftSavedBy: null,
  previous: null,
  revision: 0,
  ...parts,
})

/** Something is live, and something else is being prepared. */
export const filledDesign = (parts: Partial<DesignState> = {}): DesignState => ({
  published: { ...own, productName: 'Uferwerk Akademie', primaryColor: '#0f7b3f' },
  publishedAt: '2026-09-02T09:30:00.000Z',
  draft: { productName: 'Uferwerk Akademie', primaryColor: '#d9480f', logoUrl },
  hasDraft: true,
  draftSavedAt: '2026-11-24T11:42:00.000Z',
  draftSavedBy: 'Lukas Brandt',
  previous: own,
  revision: 7,
  ...parts,
})

/** A draft with this colour, as saved. */
export const colouredDesign = (primaryColor: string): DesignState =>
  filledDesign({ draft: { productName: 'Kai 7', primaryColor, logoUrl: null } })

const units: readonly (readonly [string, string, UnitColor['source']])[] = [
  ['Uferwerk Logistik', '#0f7b3f', 'PREFERENCE'],
  ['Uferwerk Süd', '#c2185b', 'UNIT'],
  ['Lager Nord und Zollabfertigung', '#0f7b3f', 'PREFERENCE'],
  ['Chuo cha Usafirishaji', '#5761ee', 'BUILT_IN'],
]

/** A page of the table by unit. */
export const unitPage: UnitColorPage = {
  items: units.map(([name, color, source], index) => ({
    unit: { uuid: `unit-${index}`, name, displayedId: index === 1 ? 'SUED-2' : null },
    color,
    source,
  })),
  pageInfo: { startCursor: 'a', endCursor: 'b', hasNext: true, hasPrevious: false },
}

/** The table as it stands; any part can be replaced. */
export const unitColorsFixture = (parts: Partial<UnitColorsData> = {}): UnitColorsData => ({
  page: known(unitPage),
  retry: () => undefined,
  onMove: () => undefined,
  onFirst: null,
  ...parts,
})

/** Every change answers with this state, and nothing is wrong. */
export const actionsFixture = (design: DesignState, parts: Partial<DesignActions> = {}): DesignActions => {
  const answer = (): Promise<ChangeAnswer> => Promise.resolve({ design, userErrors: [], problem: null })
  return { saveDraft: answer, discardDraft: answer, publish: answer, undoPublish: answer, ...parts }
}

/** Takes every file. */
export const uploadFixture: Upload = () =>
  Promise.resolve({ kind: 'sent', file: { uuid: 'logo-1', url: logoUrl, width: 52, height: 26 } })
