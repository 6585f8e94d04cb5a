/** The list of every page: the only place where features meet. */

import { type ComponentType, createElement } from 'react'
import { type RouteObject, redirect } from 'react-router'
import type { Instrument } from '#core/instrument.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { paths, redirects } from '../paths.ts'
import { guarded } from './guard.tsx'
import { Layout } from './layout.tsx'

type Loaded = Promise<{ Component: ComponentType }>

/** A page anyone may open. */
function open(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async (): Loaded => ({ Component: await load() }) }
}

/** A page that needs a user id. */
function closed(path: string, load: () => Promise<ComponentType>, announce = false): RouteObject {
  return { path, lazy: async (): Loaded => ({ Component: guarded(await load(), announce) }) }
}

const intro = (path: string, domain: LifestyleDomain) =>
  open(path, async () => {
    const { IntroPage } = await import('../features/evaluations/intro-page.tsx')
    return () => createElement(IntroPage, { domain })
  })

const questionnaire = (path: string, load: () => Promise<Instrument>, announce = false) =>
  closed(
    path,
    async () => {
      const [{ QuestionnairePage }, instrument] = await Promise.all([
        import('../features/questionnaire/questionnaire-page.tsx'),
        load(),
      ])
      return () => createElement(QuestionnairePage, { instrument })
    },
    announce,
  )

const result = (path: string, load: () => Promise<Instrument>) =>
  closed(path, async () => {
    const [{ ResultPage }, instrument] = await Promise.all([
      import('../features/result/result-page.tsx'),
      load(),
    ])
    return () => createElement(ResultPage, { instrument })
  })

const social = async () => (await import('#core/instruments/social.ts')).social
const literacy = async () => (await import('#core/instruments/literacy.ts')).literacy
const exercise = async () => (await import('#core/instruments/exercise.ts')).exercise
const mna = async () => (await import('#core/instruments/mna.ts')).mna
const stress = async () => (await import('#core/instruments/stress.ts')).stress
const sleep = async () => (await import('#core/instruments/sleep.ts')).sleep

const pages: RouteObject[] = [
  open(paths.home, async () => (await import('../features/home/home-page.tsx')).HomePage),
  open(paths.contact, async () => (await import('../features/home/contact-page.tsx')).ContactPage),
  open(paths.login, async () => (await import('../features/account/login-page.tsx')).LoginPage),
  open(
    paths.register,
    async () => (await import('../features/account/register-page.tsx')).RegisterPage,
  ),
  open(paths.signIn, async () => (await import('../features/account/sign-in-page.tsx')).SignInPage),
  open(paths.logout, async () => (await import('../features/account/logout-page.tsx')).LogoutPage),

  closed(
    paths.evaluations,
    async () => (await import('../features/evaluations/evaluations-page.tsx')).EvaluationsPage,
  ),
  intro(paths.socialization, 'Socialization'),
  intro(paths.learning, 'Learning'),
  intro(paths.exercise, 'Exercise'),
  intro(paths.diet, 'Diet'),
  intro(paths.stress, 'Stress'),
  intro(paths.sleep, 'Sleep'),

  closed(paths.bmi, async () => (await import('../features/bmi/bmi-page.tsx')).BmiPage),
  questionnaire(paths.socialTest, social),
  questionnaire(paths.literacyTest, literacy, true),
  questionnaire(paths.exerciseTest, exercise),
  questionnaire(paths.mnaTest, mna, true),
  questionnaire(paths.stressTest, stress),
  questionnaire(paths.sleepTest, sleep),
  result(paths.socialScore, social),
  result(paths.literacyScore, literacy),
  result(paths.exerciseScore, exercise),
  result(paths.mnaScore, mna),
  result(paths.stressScore, stress),
  result(paths.sleepScore, sleep),

  open(paths.scores, async () => (await import('../features/scores/scores-page.tsx')).ScoresPage),
  closed(
    paths.scoreEntry,
    async () => (await import('../features/scores/score-entry-page.tsx')).ScoreEntryPage,
  ),
  open(
    paths.tests,
    async () => (await import('../features/tests/forum-tests-page.tsx')).ForumTestsPage,
  ),
  closed(paths.advice, async () => (await import('../features/coach/advice-page.tsx')).AdvicePage),
  closed(
    paths.adviceChat,
    async () => (await import('../features/chat/advice-chat-page.tsx')).AdviceChatPage,
  ),
  open(
    paths.assistant,
    async () => (await import('../features/chat/assistant-page.tsx')).AssistantPage,
  ),
  open(paths.methods, async () => (await import('../features/about/methods-page.tsx')).MethodsPage),
  open(paths.demo, async () => (await import('../features/demo/demo-page.tsx')).DemoPage),
]

/** The routes, shared by the browser and the prerendering build. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [
      ...pages,
      ...Object.entries(redirects).map(
        ([from, to]): RouteObject => ({ path: from, loader: () => redirect(to) }),
      ),
      open('*', async () => (await import('../features/home/not-found-page.tsx')).NotFoundPage),
    ],
  },
]
