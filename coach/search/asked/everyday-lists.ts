/** Lists of everyday words that the patterns of questions share. */

/** Alternatives behind each `{name}`, in the notation of `pattern`. */
export const everydayLists: Readonly<Record<string, string>> = {
  sad: 'sad|feel* .. (low|down|flat)|(feel|feeling) (low|down|flat)|low (mood|spirits)|blue|blues|gloomy|unhappy|miserable|tearful|weepy|glum|fed up|dumps|out of sorts',
  worry:
    'worr*|anxi*|fret*|nervous|nerves|jittery|uneasy|on edge|panic*|stew*|dread*|overthink*|afraid|scared|fear*|frightened',
  family:
    'son|sons|daughter*|kids|children|grand[a-z]*|family|brother*|sister*|niece*|nephew*|cousin*|relatives|relations',
  partner: 'husband|wife|partner|spouse|missus|other half',
  friend: 'friend*|mate|mates|pal|pals|buddy|buddies|chum*|acquaintance*',
  walk: 'walk*|stroll*|hike|hikes|hiking|rambl*',
  exercise:
    'exercis*|work* out|workout*|gym|training|physical activity|keep* fit|get* fit|fitness|sport*|active|activity|get* moving|keep* moving',
  dementia:
    'dementia|alzheimer*|marbles|senil*|memory (loss|illness|trouble)|decline|gaga|polished|lose* (my|your) (mind|memory)',
  brain: 'brain*|mind|memory|thinking|noggin|gr(e|a)y matter|sharp*|wits|remember*',
  sleep: 'sleep*|slept|asleep|shut eye|slumber|nights|insomnia',
  bed: 'bed|bedtime|night|nights|nighttime|tonight|under the (covers|blankets|duvet)|sleep*|asleep|lie down|lights out|pillow|small hours',
  score:
    'score*|quiz|test|number|results?|points|questionnaire|check|section|mark|marks|rating|scale|came out|band|label',
  tech: 'computer*|tablet*|ipad*|phone*|smartphone*|cell phone|internet|email*|online|laptop*|technology|tech|app|apps|video call*|facetime|zoom|skype|whatsapp|device*|gadget*|web|screens?',
}
