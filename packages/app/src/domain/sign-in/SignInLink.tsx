import type { ReactNode } from 'react'
import { link } from './SignInLink.css.ts'

/**
 * Opens the provider's sign-in page in a tab, where the browser refused the window for it (SessionSnapshot.signInLink).
 * Unlike a Link that leads out of the product, the tab has a name and so keeps its opener: it comes back to a page of
 * ours, which tells this one and closes.
 */
export function SignInLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={link} href={href} target="somo-sign-in">
      {children}
    </a>
  )
}
