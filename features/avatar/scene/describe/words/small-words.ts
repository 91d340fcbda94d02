/** Words that ask for nothing by themselves, so that nobody is told that they were not used. */

export const SMALL_WORDS = new Set(
  `a an the this that these those and or but so as of at by for from in into on onto over under with without to too up
  is are was were be been being am has have had having do does did can will would should could may might must
  i me my we us our you your he him his she her hers it its they them their who whose which what
  not no never isnt very really quite rather somewhat slightly bit little much more most some any all both each every
  one two pair kind sort type style styled look looks looking like make made making create draw drawn show shown
  wear wears wearing worn dress dressed dressing put hold holds holding carry carries carrying
  character avatar person people human figure portrait picture image face body head full front view
  man woman men women male female boy girl guy lady gentleman adult young middle aged year years old
  hair haired eyes eye eyed skin skinned colored coloured color colour clothes clothing outfit named called name please
  dude bloke chap lad lass fellow folk kid mother father mum mom dad wife husband daughter son sister brother aunt uncle friend
  stack pile bunch set armful handful who whom round around across along through between both either also just only own full wearing sporting clad clutching
  gripping stands standing poses posing sits sitting smiling covered complete topped decorated adorned filled matching
  tiny huge tall short beside next behind above below off out down
  big small large nice good beautiful pretty handsome cute cool bright light dark`.split(/\s+/),
);
