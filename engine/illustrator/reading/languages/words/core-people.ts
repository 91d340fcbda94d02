/** People, bodies and clothes in nine languages: English, then Spanish, French, German, Italian, Portuguese, Chinese, Japanese, Korean. */

export const PEOPLE_WORDS = `
woman|mujer/señora|femme/dame|frau/dame|donna/signora|mulher/senhora|女人/女士/女子/妇女|女性/女の人/女|여자/여성
man|hombre/señor|homme/monsieur|mann/herr|uomo/signore|homem/senhor|男人/男士/男子|男性/男の人/男|남자/남성
girl|niña/chica/muchacha|fille/fillette|mädchen|ragazza/bambina|menina/garota|女孩/女孩子/姑娘/小女孩|女の子/少女|소녀/여자아이
boy|niño/chico/muchacho|garçon|junge/bub|ragazzo/bambino|menino/garoto/rapaz|男孩/男孩子/小男孩|男の子/少年|소년/남자아이
child|criatura|enfant|kind|bimbo|criança|孩子/小孩/儿童|子供/子ども|아이/어린이
children|niños|enfants|kinder|bambini|crianças|孩子们/小孩们|子供たち/子どもたち|아이들/어린이들
baby|bebé|bébé|baby/säugling|neonato/bebè|bebê|婴儿/宝宝|赤ちゃん|아기
person|persona|personne|person/mensch|persona|pessoa|人|人|사람
people|personas/gente|gens/personnes|leute/menschen|persone/gente|pessoas/gente|人们|人々|사람들
family|familia|famille|familie|famiglia|família|家庭/一家人|家族|가족
friends|amigos/amigas|amis/amies|freunde/freundinnen|amici/amiche|amigos/amigas|朋友/朋友们|友達/友人|친구/친구들
couple|pareja|couple|paar/pärchen|coppia|casal|情侣/夫妻|カップル/夫婦|커플/부부
grandmother|abuela|grand-mère/mamie|großmutter/oma|nonna|avó/vovó|奶奶/祖母|おばあさん/祖母|할머니
grandfather|abuelo|grand-père/papi|großvater/opa|nonno|avô/vovô|爷爷/祖父|おじいさん/祖父|할아버지
mother|madre/mamá|mère/maman|mutter/mama|madre/mamma|mãe|妈妈/母亲|お母さん/母|어머니/엄마
father|padre/papá|père/papa|vater/papa|padre/papà|pai|爸爸/父亲|お父さん/父|아버지/아빠
baker|panadero/panadera|boulanger/boulangère|bäcker/bäckerin|panettiere/fornaio|padeiro/padeira|面包师|パン屋さん/パン職人|제빵사
chef|cocinero/cocinera/chef|cuisinier/cuisinière/chef|koch/köchin|cuoco/cuoca/chef|cozinheiro/cozinheira/chef|厨师|シェフ/料理人|요리사
waiter|camarero/camarera/mesero|serveur/serveuse|kellner/kellnerin|cameriere/cameriera|garçom/garçonete|服务员|ウェイター|웨이터
doctor|médico/médica/doctor/doctora|médecin/docteur|arzt/ärztin/doktor|medico/dottore/dottoressa|médico/médica/doutor|医生/大夫|医者/医師|의사
nurse|enfermera/enfermero|infirmière/infirmier|krankenschwester/krankenpfleger|infermiera/infermiere|enfermeira/enfermeiro|护士|看護師|간호사
teacher|profesor/profesora/maestro/maestra|professeur/enseignant/enseignante|lehrer/lehrerin|insegnante/maestro/maestra/professore|professor/professora|老师/教师|先生/教師|선생님/교사
student|estudiante|étudiant/étudiante|student/studentin/schüler/schülerin|studente/studentessa|estudante|学生|学生/生徒|학생
farmer|granjero/granjera/agricultor|fermier/fermière/agriculteur|bauer/bäuerin/landwirt|contadino/contadina/agricoltore|fazendeiro/agricultor|农民/农夫|農家/農夫|농부
fisherman|pescador|pêcheur|fischer|pescatore|pescador|渔夫/渔民|漁師|어부
gardener|jardinero/jardinera|jardinier/jardinière|gärtner/gärtnerin|giardiniere|jardineiro|园丁|庭師|정원사
police officer|policía|policier/policière|polizist/polizistin|poliziotto/poliziotta|policial|警察|警察官|경찰/경찰관
firefighter|bombero/bombera|pompier|feuerwehrmann/feuerwehrfrau|pompiere/vigile del fuoco|bombeiro|消防员|消防士|소방관
businessman|empresario/hombre de negocios|homme d'affaires|geschäftsmann|uomo d'affari|empresário/homem de negócios|商人|ビジネスマン/会社員|사업가/회사원
businesswoman|empresaria/mujer de negocios|femme d'affaires|geschäftsfrau|donna d'affari|empresária/mulher de negócios|女商人|ビジネスウーマン|여성 사업가
postman|cartero|facteur|postbote/briefträger|postino|carteiro|邮递员|郵便配達員/郵便屋さん|우체부/집배원
singer|cantante|chanteur/chanteuse|sänger/sängerin|cantante|cantor/cantora|歌手|歌手|가수
dancer|bailarín/bailarina|danseur/danseuse|tänzer/tänzerin|ballerino/ballerina|dançarino/dançarina/bailarina|舞者/舞蹈家|ダンサー/踊り子|댄서/무용수
guitarist|guitarrista|guitariste|gitarrist/gitarristin|chitarrista|guitarrista|吉他手|ギタリスト|기타리스트
violinist|violinista|violoniste|geiger/geigerin|violinista|violinista|小提琴手|バイオリニスト|바이올리니스트
painter|pintor/pintora|peintre|maler/malerin|pittore/pittrice|pintor/pintora|画家|画家|화가
photographer|fotógrafo/fotógrafa|photographe|fotograf/fotografin|fotografo/fotografa|fotógrafo/fotógrafa|摄影师|写真家/カメラマン|사진작가
carpenter|carpintero|menuisier/charpentier|tischler/schreiner|falegname|carpinteiro|木匠|大工|목수
mechanic|mecánico|mécanicien|mechaniker|meccanico|mecânico|修理工/机械师|整備士|정비사
hairdresser|peluquero/peluquera|coiffeur/coiffeuse|friseur/friseurin|parrucchiere/parrucchiera|cabeleireiro/cabeleireira|理发师|美容師/理容師|미용사
florist|florista|fleuriste|florist/floristin|fioraio/fioraia/fiorista|florista|花艺师/花店老板|花屋さん|플로리스트
astronaut|astronauta|astronaute|astronaut/astronautin|astronauta|astronauta|宇航员|宇宙飛行士|우주비행사
king|rey|roi|könig|re|rei|国王|王様/王|왕
queen|reina|reine|königin|regina|rainha|女王/王后|女王/王妃|여왕/왕비
princess|princesa|princesse|prinzessin|principessa|princesa|公主|お姫様/姫/王女|공주
prince|príncipe|prince|prinz|principe|príncipe|王子|王子|왕자
knight|caballero|chevalier|ritter|cavaliere|cavaleiro|骑士|騎士|기사
wizard|mago/hechicero|magicien/sorcier|zauberer|mago|mago/feiticeiro|巫师/魔法师|魔法使い|마법사
witch|bruja|sorcière|hexe|strega|bruxa|女巫|魔女|마녀
pirate|pirata|pirate|pirat|pirata|pirata|海盗|海賊|해적
fairy|hada|fée|fee|fata|fada|仙女/精灵|妖精|요정
mermaid|sirena|sirène|meerjungfrau|sirena|sereia|美人鱼|人魚|인어
bride|novia|mariée|braut|sposa|noiva|新娘|花嫁|신부
superhero|superhéroe|super-héros/superhéros|superheld|supereroe|super-herói|超级英雄|スーパーヒーロー|슈퍼히어로
snowman|muñeco de nieve|bonhomme de neige|schneemann|pupazzo di neve|boneco de neve|雪人|雪だるま|눈사람
hair|pelo/cabello|cheveux|haar/haare|capelli|cabelo|头发|髪/髪の毛|머리/머리카락
beard|barba|barbe|bart|barba|barba|胡子|ひげ/髭|수염
hat|sombrero|chapeau|hut|cappello|chapéu|帽子|帽子|모자
dress|vestido|robe|kleid|vestito|vestido|裙子/连衣裙|ドレス/ワンピース|드레스/원피스
coat|abrigo|manteau|mantel|cappotto|casaco|大衣/外套|コート|코트
scarf|bufanda|écharpe/foulard|schal|sciarpa|cachecol|围巾|マフラー/スカーフ|목도리/스카프
glasses|gafas/anteojos|lunettes|brille|occhiali|óculos|眼镜|眼鏡/メガネ|안경
`;
