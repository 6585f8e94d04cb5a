/** Three ready questions for each lifestyle domain, as an older person would ask them. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'

/** Three questions a domain, for the large buttons of both chats. */
export const cannedQuestions: Readonly<Record<LifestyleDomain, readonly [string, string, string]>> =
  {
    Socialization: [
      'How can I start meeting new people?',
      'I feel lonely. What can I do today?',
      'How do I keep my friends when I cannot get out?',
    ],
    Learning: [
      'What is the best new skill to learn at my age?',
      'How can I remember names better?',
      'How do I get started online and stay safe?',
    ],
    Exercise: [
      'How do I start to exercise after years without it?',
      'How can I improve my balance?',
      'How much exercise is enough for me?',
    ],
    Diet: [
      'What should I eat for a healthy brain?',
      'Am I eating enough protein?',
      'How can I eat well with a small appetite?',
    ],
    Stress: [
      'How can I calm down right now?',
      'How do I stop worrying all the time?',
      'I care for someone and I am tired. What can help me?',
    ],
    Sleep: [
      'What can I do when I lie awake at 3 am?',
      'How do I fix my sleep schedule?',
      'I snore and I am tired all day. What should I do?',
    ],
  }
