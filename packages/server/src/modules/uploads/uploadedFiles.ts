import type { PoolClient } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import type { TakenCertificate, TakenFile } from './store.ts'

/** Pictures of people, for whoever keeps their profiles. */
export interface AvatarFiles {
  /**
   * Takes an upload of kind AVATAR into use and answers the picture's public path; null where there is none, it is
   * another person's, or in use already.
   */
  take(upload: string, ownerSubject: string): Promise<string | null>
  /** Removes a picture, by its public path, for good; another address is left alone. */
  remove(url: string): Promise<void>
}

/** Logos, for whoever keeps the design; both are part of the transaction they are given. */
export interface LogoFiles {
  /** Takes an upload of kind LOGO into use, also once more, and answers its public path; null where it cannot be. */
  take(upload: string, ownerSubject: string, transaction: Queryable): Promise<string | null>
  /** Gives logos back, by their public paths: a day later they are gone. Other addresses are left alone. */
  release(urls: readonly string[], transaction: Queryable): Promise<void>
}

/** Files to import, for whoever reads them. */
export interface ImportFiles {
  /** Takes an upload of kind IMPORT into use as part of a transaction; null where there is none, or it is another person's. */
  take(client: PoolClient, upload: string, ownerSubject: string): Promise<TakenFile | null>
  /** Gives files back: a day later they are gone. */
  release(files: readonly string[]): Promise<void>
}

/** Pictures of pages, for whoever keeps the media. */
export interface PageImageFiles {
  /** Hands over an upload of kind PAGE_IMAGE as part of a transaction; null where there is none, or it is another person's. */
  take(client: Queryable, upload: string, ownerSubject: string): Promise<TakenFile | null>
}

/** Certificates of other organisations; both are part of the transaction they are given. */
export interface CertificateUploads {
  /** Takes an upload of kind CERTIFICATE into use; null where there is none, or it is another person's. */
  take(client: Queryable, upload: string, ownerSubject: string): Promise<TakenCertificate | null>
  /** Gives files back: a day later they are gone. */
  release(client: Queryable, files: readonly string[]): Promise<void>
}
