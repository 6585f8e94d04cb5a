/** What must stay quiet near the words of suicide and self harm. */

/** Books, games, news and pets that borrow the words. */
export const onlyAboutStories = [
  '(movie|film|novel|book|opera|play|episode|series|soap|documentary|podcast|debate|lecture|new bill|crossword|scrabble|video game|character|musical|song|poem)',

  'years ago|when i was (a|young|little|in my)|as a (boy|girl|child|kid|lad)',
]

/** Sleep, travel and household uses of the words of passive wishes. */
export const onlySleepOrTravel = [
  '(heaven|heavens) (gate*|view*|falls|lake|trail|hill|sent|scent*)',
  'face (another|one more|any more) .. (salad*|kale|meeting|quiz|bill|form|soup|broccoli|porridge|crossword|stair*|hill|lesson|workout|class)',
  '(better|fine|happier|faster|easier) (at|in|with) (puzzles|cards|bingo|quizzes|computers|phones|games|scrabble|chess|maths?)',
  '(die|dye|dying|dyeing) .. hair',
  '(not|never|without|stop*|avoid) .. (wak*|woke) (up )?(so|at|every|during|in the (night|middle)|to pee|too|several|three|four|five|twice|before (six|five|dawn)|early|tired|stiff|thirsty|groggy|my (wife|husband))',

  '(how|ways?|tips|best) (can|do|to) .. (not )?(fall asleep|stay asleep|sleep)',
]
