import { customFieldsFixture, customValuesFixture } from '../../../domain/custom-field/customFieldFixture.ts'
import type { OwnFields, OwnFieldsUse } from './useOwnFields.ts'

/** One of each kind; the first two are the installation's, the others one's own. */
export const ownFieldsFixture: OwnFields = {
  fields: customFieldsFixture.map(({ choices, labels, ...field }, index) => ({
    ...field,
    labels: [...labels],
    choices: choices.map((choice) => ({ key: choice.key, labels: [...choice.labels] })),
    isOwn: index > 1,
  })),
  values: [...customValuesFixture],
  revision: 3,
}

/** One's own fields as they are known; a change answers what was there. */
export const ownFieldsUse = (mine: OwnFields | null, parts: Partial<OwnFieldsUse> = {}): OwnFieldsUse => ({
  mine: { isWaiting: false, data: mine, problem: null },
  retry: () => undefined,
  change: () => Promise.resolve({ mine, userErrors: [], problem: null }),
  ...parts,
})

/** One that is needed of the person and not there yet. */
export const lackingFieldsFixture: OwnFields = {
  ...ownFieldsFixture,
  fields: ownFieldsFixture.fields.map((field) => ({ ...field, isOwn: true })),
  values: ownFieldsFixture.values.filter(({ key }) => key !== 'cost-centre'),
}
