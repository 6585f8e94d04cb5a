/** Secrets in the environment of the build, which must not turn up in what it makes (test/no-secrets.e2e.ts). */

/** In each of them. */
export const marker = 'a-secret-that-nobody-may-see'

/** By the names of real settings. Vite shows pages what begins with VITE_, if a page asks for it. */
export const plantedSecrets = {
  DATABASE_URL: `postgres://app:${marker}-1@db.internal.example/life`,
  SMTP_URL: `smtp://mail:${marker}-2@mail.internal.example`,
  COACH_API_KEY: `${marker}-3`,
  VITE_COACH_API_KEY: `${marker}-4`,
} as const
