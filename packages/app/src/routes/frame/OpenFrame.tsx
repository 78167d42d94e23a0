import { BrandMark } from '@somo/ui/BrandMark'
import { Link } from '@somo/ui/Link'
import type { ReactNode } from 'react'
import { LanguageList } from '../../domain/language/LanguageList.tsx'
import type { LanguageListProps } from '../../domain/language/LanguageList.tsx'
import { addresses } from '../../domain/navigation/addresses.ts'
import type { Product } from '../../platform/appearance/product.ts'
import * as styles from './OpenFrame.css.ts'

/** The frame of pages that need no sign-in: product name, page, languages. */
export function OpenFrame({
  product,
  languages,
  notice,
  children,
}: {
  readonly product: Product
  readonly languages: LanguageListProps
  /** Notice above the page. */
  readonly notice: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <Link variant="plain" href={addresses.dashboard}>
          <span className={styles.brand}>
            <BrandMark size={24} logoUrl={product.logoUrl} />
            {product.name}
          </span>
        </Link>
        <LanguageList {...languages} />
      </header>
      <main id="main" tabIndex={-1} className={styles.page}>
        {notice}
        {children}
      </main>
    </div>
  )
}
