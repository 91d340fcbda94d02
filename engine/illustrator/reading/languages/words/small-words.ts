/** Articles, prepositions and particles: what ties words together, language by language. A minus drops the word. */

import type { Language } from '../detect-language.ts';

export const SMALL_WORDS: Record<Exclude<Language, 'en'>, string> = {
  es: `un=a una=a unos=some unas=some el=the la=the los=the las=the y=and e=and con=with sin=without en=in sobre=on bajo=under debajo=under encima=on dentro=in
    junto=beside al+lado=beside cerca=near detrás=behind delante=in+front+of frente=in+front+of entre=between por=through a=to al=at de=of del=of para=for
    que=- se=- está=- están=- es=- su=- sus=- muy=- más=- lado=- hacia=towards desde=from encima+de=on debajo+de=under al+lado+de=beside delante+de=in+front+of
    detrás+de=behind cerca+de=near dentro+de=in frente+a=in+front+of junto+a=beside lleno+de=full+of llena+de=full+of`,
  fr: `un=a une=a des=some le=the la=the les=the l=the du=of d=of de=of et=and avec=with sans=without dans=in en=in sur=on sous=under à=at au=at aux=at chez=at
    près=near devant=in+front+of derrière=behind entre=between par=by pour=for à+côté+de=beside au-dessus+de=over au+dessus+de=over sous+la=under près+de=near
    qui=- est=- sont=- se=- son=- sa=- ses=- très=- plus=- plein+de=full+of rempli+de=full+of autour+de=around vers=towards`,
  de: `ein=a eine=a einen=a einem=a einer=a eines=a der=the die=the das=the den=the dem=the des=of+the und=and mit=with ohne=without in=in im=in+the ins=in+the an=at
    am=at+the auf=on unter=under über=over neben=beside bei=at beim=at vor=in+front+of hinter=behind zwischen=between durch=through um=around von=of vom=of aus=from
    zu=to zum=to zur=to für=for nach=to ist=- sind=- sich=- sein=- seine=- ihr=- ihre=- sehr=- als=- auf+dem=on+the auf+der=on+the voller=full+of`,
  it: `un=a uno=a una=a il=the lo=the la=the i=the gli=the le=the l=the e=and ed=and con=with senza=without in=in nel=in+the nello=in+the nella=in+the nei=in+the negli=in+the
    nelle=in+the nell=in+the su=on sul=on+the sullo=on+the sulla=on+the sui=on+the sugli=on+the sulle=on+the sull=on+the sotto=under sopra=over accanto=beside vicino=near
    davanti=in+front+of dietro=behind tra=between fra=between a=at ad=at al=at+the allo=at+the alla=at+the ai=at+the agli=at+the alle=at+the all=at+the di=of del=of dello=of
    della=of dei=of degli=of delle=of dell=of d=of da=from dal=from dalla=from per=for che=- si=- è=- sono=- suo=- sua=- molto=- accanto+a=beside vicino+a=near davanti+a=in+front+of pieno+di=full+of attraverso=through`,
  pt: `um=a uma=a uns=some umas=some o=the a=the os=the as=the e=and com=with sem=without em=in no=in+the na=in+the nos=in+the nas=in+the num=in+a numa=in+a sobre=on
    sob=under debaixo=under embaixo=under ao=at+the à=at+the aos=at+the às=at+the junto=beside perto=near atrás=behind diante=in+front+of frente=in+front+of entre=between
    por=through pelo=through pela=through de=of do=of da=of dos=of das=of d=of para=for que=- se=- está=- estão=- é=- são=- seu=- sua=- muito=- mais=- ao+lado+de=beside
    perto+de=near em+frente+a=in+front+of em+cima+de=on debaixo+de=under atrás+de=behind dentro+de=in cheio+de=full+of`,
  zh: `和=and 与=and 跟=and 在=at 的=DE 了=- 着=- 是=- 有=with 一个=a 一只=a 一位=a 一名=a 一座=a 一棵=a 一辆=a 一本=a 一条=a 一匹=a 一朵=a 一把=a 一张=a 一=a 个=- 只=- 们=- 下=UNDER 下面=UNDER 底下=UNDER
    上=ON 上面=ON 里=IN 里面=IN 中=IN 旁=BESIDE 旁边=BESIDE 前=FRONT 前面=FRONT 后=BEHIND 后面=BEHIND 之间=BETWEEN 正在=- 正=- 很=- 非常=- 从=from 向=to 到=to 把=- 被=-`,
  ja: `の=DE と=and や=and は=- が=- を=OBJ に=AT で=AT へ=AT も=- から=from まで=to の下=UNDER の上=ON の中=IN の横=BESIDE の隣=BESIDE のそば=BESIDE の前=FRONT の後ろ=BEHIND の間=BETWEEN
    下=UNDER 上=ON 中=IN 横=BESIDE 隣=BESIDE そば=BESIDE 前=FRONT 後ろ=BEHIND 間=BETWEEN な=- た=- だ=- です=- ます=- いる=- ある=- している=- する=- 一人の=a 一匹の=a 一つの=a 一本の=a たち=-`,
  ko: `의=DE 와=and 과=and 하고=and 그리고=and 랑=and 은=- 는=- 이=- 가=- 을=OBJ 를=OBJ 에=AT 에서=AT 에게=AT 로=- 으로=- 도=- 위에=ON 위=ON 아래=UNDER 아래에=UNDER 밑=UNDER 밑에=UNDER 안=IN 안에=IN 속=IN 속에=IN 속의=IN
    옆=BESIDE 옆에=BESIDE 앞=FRONT 앞에=FRONT 뒤=BEHIND 뒤에=BEHIND 사이=BETWEEN 사이에=BETWEEN 한=a 있는=- 하는=- 한마리=a 들=-`,
};
