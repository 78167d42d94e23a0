import { BrandMark } from '@somo/ui/BrandMark'
import type { DesignPartsFragment } from '@somo/graphql/design-configuration'
import { useIntl } from 'react-intl'
import { ColourValue } from './ColourValue.tsx'
import { designParts, differingParts, type DesignPart } from './designForm.ts'
import * as styles from './DesignChanges.css.ts'
import { changeMessages, fieldMessages } from '../messages.ts'

const labels = {
  productName: fieldMessages.name,
  primaryColor: fieldMessages.colour,
  logo: fieldMessages.logo,
} as const

export interface DesignChangesProps {
  readonly from: DesignPartsFragment
  readonly to: DesignPartsFragment
}

/** What a step changes, part by part: what it is now and what it would be. Parts that stay are left out. */
export function DesignChanges({ from, to }: DesignChangesProps) {
  const { formatMessage } = useIntl()
  const differing = differingParts(from, to)
  const shown = designParts.filter((part) => differing.includes(part))
  if (shown.length === 0) return null
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['part', 'now', 'afterwards'] as const).map((key) => (
            <th key={key} className={styles.head} scope="col">
              {formatMessage(changeMessages[key])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((part) => (
          <tr key={part}>
            <th className={styles.part} scope="row">
              {formatMessage(labels[part])}
            </th>
            <td className={styles.old}>
              <PartValue part={part} design={from} />
            </td>
            <td className={styles.fresh}>
              <PartValue part={part} design={to} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PartValue({ part, design }: { readonly part: DesignPart; readonly design: DesignPartsFragment }) {
  const { formatMessage } = useIntl()
  if (part === 'productName') return <bdi>{design.productName}</bdi>
  if (part === 'primaryColor') return <ColourValue colour={design.primaryColor} />
  return (
    <span className={styles.value}>
      <BrandMark size={20} logoUrl={design.logoUrl} />
      {formatMessage(design.logoUrl === null ? fieldMessages.logoOwn : changeMessages.logoChosen)}
    </span>
  )
}
