import { AddressText, Text } from '@somo/ui/Text'
import type { ReactNode } from 'react'
import { fact, facts, value } from './FactList.css.ts'

/** A few facts as ruled lines, one Fact each. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={facts}>{children}</dl>
}

/** One fact: what it is, then its value; above one another where there is no room beside. */
export function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={fact}>
      <Text as="dt" step="small" tone="ink2">
        {label}
      </Text>
      <dd className={value}>{typeof children === 'string' ? <AddressText>{children}</AddressText> : children}</dd>
    </div>
  )
}
